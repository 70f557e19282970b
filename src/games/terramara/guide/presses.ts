/** CSS selectors that the guide points at, for desktop and phone. */
import { CONFIRM, control } from '../../../game-api/guideSteps';
import type { WorkerKind } from '../content/terms';

export const IN_DIALOG = `[role="dialog"] ${CONFIRM}`;
/** Selects the main button while it plays this move. */
export const mainButton = (move: string): string => `.primary-slot[data-move="${move}"] ${CONFIRM}`;

/** Selects a worker's key while another worker is chosen. */
const otherThan = (worker: WorkerKind): string => `${control(`worker-${worker}`)}:not(.worker-key-on)`;

/**
 * Selects a space not yet picked, then the worker's key, then the button that places exactly this worker. The space
 * comes first because only it may be scrolled out of view.
 */
export const placeOn = (space: string, worker: WorkerKind): readonly string[] => [
  `${control(`space-${space}`)}:not(.space-selected)`,
  otherThan(worker),
  `body:not(:has(${otherThan(worker)})) ${mainButton('place')}`,
];

const ON = '.drawer-tab-on';

/** Selects a closed tab of the phone's sheet. */
export const tab = (id: string): string => `${control(`tab-${id}`)}:not(${ON})`;

/** Selects the button that adds one piece, then the dialog's button once a piece is chosen. */
export const oneOf = (stepper: string): readonly string[] => [
  `${control(`${stepper}-more`)}:not([aria-disabled="true"])`,
  `[role="dialog"]:has(${control(`${stepper}-less`)}:not([aria-disabled="true"])) ${CONFIRM}`,
];

/** Selects a card in the row, then the button that builds it. On a phone they are in two tabs of the sheet. */
export const buildCard = (card: string): readonly string[] => {
  const unpicked = `${control(`card-${card}`)}:not(.row-card-picked)`;
  const build = mainButton('build');
  return [
    unpicked,
    build,
    `body:not(:has(${build})) ${tab('works')}`,
    `body:not(:has(.drawer ${unpicked})) ${tab('hand')}`,
  ];
};
