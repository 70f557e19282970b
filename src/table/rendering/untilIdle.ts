import { idle } from './idle';

const PRESSES = ['pointerdown', 'keydown', 'wheel'] as const;

/** Resolves when the page is idle after it was hidden or had no input for this time in ms. */
export async function untilIdle(ms: number): Promise<void> {
  const seen = new AbortController();
  const options = { capture: true, passive: true, signal: seen.signal };
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, ms);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, ms);
    };
    for (const press of PRESSES) addEventListener(press, again, options);
    document.addEventListener('visibilitychange', () => document.hidden && resolve(), options);
  });
  seen.abort();
  await idle();
}
