/** What is said and shown about each move */
import { type MoveTexts, NO_ICONS } from '../../src/game-api/moveTexts';
import type { MoveArgs } from './rules';
import { bagText, type Words } from './words';

type At = { readonly t: Words };

export const MOVES: MoveTexts<MoveArgs, At, At> = {
  bid: {
    hint: ({ t }, card) => t('move.bid', { card }),
    log: ({ t }, card) => t('log.bid', { card }),
    icons: NO_ICONS,
  },
  go: {
    hint: ({ t }, spot, bag) => t('move.go', { spot: t(`spot.${spot}`), bag: bagText(bag, t) }),
    log: ({ t }, spot, bag) => t('log.go', { spot: t(`spot.${spot}`), bag: bagText(bag, t) }),
    icons: NO_ICONS,
  },
  rest: {
    hint: ({ t }) => t('move.rest'),
    log: ({ t }) => t('log.rest'),
    icons: NO_ICONS,
  },
};
