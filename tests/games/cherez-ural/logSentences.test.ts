import { cherezUralModule } from '../../../src/games/cherez-ural/module';
import { logTexts } from '../../../src/games/cherez-ural/view-model/log';
import { loadLanguage } from '../../../src/language/translator';
import type { GoldenGame } from '../shared/golden';
import { saysWholeSentences } from '../shared/logSentences';
import games from './golden.json' with { type: 'json' };

await loadLanguage('ja');

saysWholeSentences(cherezUralModule, games as unknown as readonly GoldenGame[], logTexts, {
  en: {
    units: [
      'gold',
      'furs?',
      'sables?',
      'daily goods',
      'pieces? of',
      'Chinese goods',
      'extra steps?',
      'travel tokens?',
      'spaces?',
      'goods?',
    ],
    before: ['Round', 'track to'],
  },
  ja: { units: ['つ', '枚', '金', '個', 'マス', 'ラウンド', '人'], before: ['トラックは', '金'] },
});
