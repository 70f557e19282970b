import type { Sentences } from '../../src/game-api/module';
import { type G, whyNot } from './rules';
import { isTextKey, moveText, translator } from './words';

export const sentences: Sentences<G> = {
  explain: (G, _ctx, seat, move, args, language) => {
    const refusal = whyNot(G, seat, move, args);
    const key = `refusal.${refusal?.reason}`;
    return isTextKey(key) ? translator(language)(key) : null;
  },
  describeMove: (_G, _ctx, _seat, move, args, language) => moveText(move, args, translator(language)),
};
