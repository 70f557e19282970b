/** Milliseconds that a timer of Node can wait. */
const LONGEST = 2 ** 31 - 1;

/** Has something done after so many milliseconds, or, where they are very many, earlier; what it returns calls that off. */
export type SetAlarm = (ms: number, ring: () => Promise<void>) => () => void;

/** By the machine's own timers, which keep no program alive. */
export const machineAlarm: SetAlarm = (ms, ring) => {
  const timer = setTimeout(() => void ring(), Math.min(Math.max(0, ms), LONGEST));
  timer.unref();
  return () => clearTimeout(timer);
};
