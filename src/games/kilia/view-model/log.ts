import type { LogTexts } from '../../../game-api/gameLog';
import type { Language } from '../../../language/language';
import type { PlayerID } from '../content/terms';
import type { G } from '../rules/state/state';
import { councilLines, tellEntry } from '../text/sentences';
import { translator } from '../text/table/en';
import { LOG_SHAPE, type Section } from './logShape';

export const logTexts = (
  language: Language,
  names: Readonly<Record<PlayerID, string>>,
): LogTexts<Section, G> => ({
  ...LOG_SHAPE,
  unit: { icon: 'coin', word: translator(language)('pay.coins') },
  headingOf: ({ part, round }) => translator(language)(`log.${part}`, { round }),
  tell: (entry, newest) => tellEntry(entry, { names, language, G: newest }),
  follows: (entry, _before, after) => councilLines(entry, { names, language, G: after }),
});
