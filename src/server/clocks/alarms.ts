/** Longest delay of a Node timer, in ms. */
const LONGEST = 2 ** 31 - 1;

/** Calls `ring` after `ms`, or earlier if `ms` exceeds the timer's limit. Returns a function that cancels it. */
export type SetAlarm = (ms: number, ring: () => Promise<void>) => () => void;

/** Uses Node's timers without keeping the process alive. */
export const machineAlarm: SetAlarm = (ms, ring) => {
  const timer = setTimeout(() => void ring(), Math.min(Math.max(0, ms), LONGEST));
  timer.unref();
  return () => clearTimeout(timer);
};
