const PRESSES = ['pointerdown', 'keydown', 'wheel'] as const;

/** Resolves after `ms` without input, or once the page is hidden. */
async function untilQuiet(ms: number): Promise<void> {
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
}

/** Resolves when the page is idle after it was hidden or had no input for `quietMs`. */
export async function untilIdle(quietMs = 0): Promise<void> {
  if (quietMs > 0) await untilQuiet(quietMs);
  await new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200);
    else requestIdleCallback(() => resolve());
  });
}
