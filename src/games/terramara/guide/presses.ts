/** Where the guide points, as CSS selectors of the table at a desk and on a phone. */
import { CONFIRM, testId } from '../../../game-api/guideSteps';
import type { WorkerKind } from '../content/terms';

export const IN_DIALOG = `[role="dialog"] ${CONFIRM}`;
/** The main button while it makes this move. */
export const mainButton = (move: string): string => `.primary-slot[data-move="${move}"] ${CONFIRM}`;

/** The key of a worker in hand while another one is chosen. */
const otherThan = (worker: WorkerKind): string => `${testId(`worker-${worker}`)}:not(.worker-key-on)`;

/** A space that is still to be picked, the worker's key, then the button that places this worker and no other. The space
 *  comes first: of the three it alone may be out of sight. */
export const placeOn = (space: string, worker: WorkerKind): readonly string[] => [
  `${testId(`space-${space}`)}:not(.space-selected)`,
  otherThan(worker),
  `body:not(:has(${otherThan(worker)})) ${mainButton('place')}`,
];

const ON = '.drawer-tab-on';

/** A tab of the phone's sheet while another one is open. */
export const tab = (id: string): string => `${testId(`tab-${id}`)}:not(${ON})`;

/** One piece more of a kind in a dialog, while it can be chosen; then the dialog's button, which would end the choice before. */
export const oneOf = (stepper: string): readonly string[] => [
  `${testId(`${stepper}-more`)}:not([aria-disabled="true"])`,
  `[role="dialog"]:has(${testId(`${stepper}-less`)}:not([aria-disabled="true"])) ${CONFIRM}`,
];

/** A card of the row, then the button that builds it. On a phone they lie in two tabs of the sheet. */
export const buildCard = (card: string): readonly string[] => {
  const unpicked = `${testId(`card-${card}`)}:not(.row-card-picked)`;
  const build = mainButton('build');
  return [
    unpicked,
    build,
    `body:not(:has(${build})) ${tab('works')}`,
    `body:not(:has(.drawer ${unpicked})) ${tab('hand')}`,
  ];
};
