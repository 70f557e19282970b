/** Other players' moves change the position under a plan. Don't apply them while the user is choosing a step. */
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

/** Runs a function once no table dialog is open and nothing was pressed for a while. */
export function whenUserIdle(run: () => void): void {
  if (isBusy()) setTimeout(() => whenUserIdle(run), LOOK_MS);
  else run();
}
