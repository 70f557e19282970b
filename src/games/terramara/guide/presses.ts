/** Where the guide points, as CSS selectors of the table at a desk and on a phone. */
import { CONFIRM, testId } from '../../../game-api/guideSteps';

export const IN_DIALOG = `[role="dialog"] ${CONFIRM}`;
/** The main button while it makes this move. */
export const mainButton = (move: string): string => `.primary-slot[data-move="${move}"] ${CONFIRM}`;

/** A space that is still to be picked, then the button that places the worker. */
export const placeOn = (space: string): readonly string[] => [
  `${testId(`space-${space}`)}:not(.space-selected)`,
  mainButton('place'),
];
