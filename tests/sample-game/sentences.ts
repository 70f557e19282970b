/** All sentences about moves. They load after the first table. */
import type { Sentences } from '../../src/game-api/module';
import { movesInWords } from '../../src/game-api/moveTexts';
import { createExplain } from '../../src/language/explaining';
import type { Language } from '../../src/language/language';
import type { LogLine } from '../../src/rules-kit/logLine';
import { MOVES } from './moves';
import { type G, isMoveName, readMove, whyNot } from './rules';
import { isTextKey, translator } from './words';

const { explain } = createExplain({
  translator,
  isTextKey,
  whyNot,
  valueInWords: (_G: G, name, value, language) => ({
    [name]:
      typeof value === 'string' && isMoveName(value) ? translator(language)(`terms.move.${value}`) : value,
  }),
});
const { hint, told } = movesInWords({ isMoveName, readMove }, MOVES, translator);

/** Returns the log's sentence of an entry, after the player's name. */
export const logSentence = (entry: LogLine, language: Language): string | null =>
  told(entry, language, {}, () => ({ t: translator(language) }))?.text ?? null;

export const sentences: Sentences<G> = {
  explain,
  describeMove: (_G, _ctx, _seat, move, args, language) =>
    hint(move, args, language, () => ({ t: translator(language) })),
};
