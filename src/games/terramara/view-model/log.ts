import type { LogTexts } from '../../../game-api/gameLog';
import type { Language } from '../../../language/language';
import type { PlayerID } from '../content/terms';
import type { G } from '../rules/state/state';
import { othersLines, roundLines, tellEntry } from '../text/sentences';
import { translator } from '../text/table/en';
import { logShape, roundAt, type Section, sectionTitle } from './logShape';

export const logTexts = (
  language: Language,
  names: Readonly<Record<PlayerID, string>>,
): LogTexts<Section, G> => ({
  ...logShape(roundAt),
  unit: { icon: 'vp', word: translator(language)('table.pointsUnit') },
  headingOf: (section) => sectionTitle(section, translator(language)),
  tell: (entry, newest) => tellEntry(entry, { names, language, G: newest }),
  follows: (entry, before, after) => [
    ...othersLines(entry, { names, language, G: after }),
    ...roundLines(before, after, { names, language }),
  ],
});
