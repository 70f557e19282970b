/** What others do changes the position under a plan: not while somebody is in the middle of a step. */
const REST_MS = 2000;
const LOOK_MS = 250;

let pressedAt = Number.NEGATIVE_INFINITY;
for (const press of ['pointerdown', 'keydown'] as const)
  document.addEventListener(
    press,
    () => {
      pressedAt = performance.now();
    },
    { capture: true, passive: true },
  );

const isBusy = (): boolean =>
  performance.now() - pressedAt < REST_MS || document.querySelector('.table [role="dialog"]') !== null;

/** Runs this once no dialog of the table is open and nothing was pressed for a while. */
export function whenCalm(run: () => void): void {
  if (isBusy()) setTimeout(() => whenCalm(run), LOOK_MS);
  else run();
}
