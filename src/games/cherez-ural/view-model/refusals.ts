import type { Ctx } from 'boardgame.io';
import type { BusinessId, PlayerID } from '../content/terms';
import { whyNot } from '../rules/moves';
import type { G } from '../rules/state/state';

/** Returns the reason code why a card can't be completed now; null if it only needs a choice. */
export const whyNotBusiness = (G: G, ctx: Ctx, viewer: PlayerID, card: BusinessId): string | null =>
  whyNot(G, ctx, viewer, 'completeBusiness', [{ card }])?.reason ?? null;
