import type { Ctx } from 'boardgame.io';
import type { Language } from '../../../game-api/module';
import type { BusinessId, PlayerID } from '../content/terms';
import { whyNot } from '../rules/moves';
import type { G } from '../rules/state/state';
import { explain } from '../text/explain';

export const refusalOf = (
  G: G,
  ctx: Ctx,
  viewer: PlayerID,
  language: Language,
  move: string,
  args: readonly unknown[],
): string | null => explain(G, ctx, viewer, move, args, language);

/** Returns the reason code why a card can't be completed now; null if it only needs a choice. */
export const whyNotBusiness = (G: G, ctx: Ctx, viewer: PlayerID, card: BusinessId): string | null =>
  whyNot(G, ctx, viewer, 'completeBusiness', [{ card }])?.reason ?? null;
