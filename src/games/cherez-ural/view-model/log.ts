import type { LogTexts } from '../../../game-api/gameLog';
import type { PlayerNames } from '../../../language/explaining';
import type { Language } from '../../../language/language';
import { contentOf } from '../rules/content-pack/contentOf';
import type { G } from '../rules/state/state';
import { tellEntry, tellEvents } from '../text/sentences';
import { translator } from '../text/table/en/index';
import { LOG_SHAPE, type Season } from './logShape';
import { phaseKey } from './phaseKey';

export const logTexts = (language: Language, names: PlayerNames): LogTexts<Season, G> => {
  const t = translator(language);
  const telling = (G: G) => ({ names, language, content: contentOf(G) });
  return {
    ...LOG_SHAPE,
    unit: { icon: 'gold', word: t('table.gold') },
    headingOf: ({ round, phase }) =>
      `${t('terms.round', { round })} · ${t(`terms.phase.${phaseKey(phase)}`)}`,
    tell: (entry, newest) => tellEntry(entry, telling(newest)),
    follows: (entry, before, after) => tellEvents(entry, before, after, telling(after)),
  };
};
