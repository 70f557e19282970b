import { kiliaModule } from '../../../src/games/kilia/module';
import { logTexts } from '../../../src/games/kilia/view-model/log';
import { loadLanguage } from '../../../src/language/translator';
import type { GoldenGame } from '../shared/golden';
import { saysWholeSentences } from '../shared/logSentences';
import games from './golden.json' with { type: 'json' };

await loadLanguage('ja');

saysWholeSentences(kiliaModule, games as unknown as readonly GoldenGame[], logTexts, {
  en: {
    units: [
      'salt',
      'bricks?',
      'wood',
      'wheat',
      'goods?',
      'coins?',
      'sprats?',
      'points?',
      'cards?',
      'contracts?',
    ],
    // Conditions have names: “3 in 2 zones”, “4 in a zone”.
    before: ['Round', 'ship', 'canal space', '“', '“3 in', '“2 in'],
  },
  ja: { units: ['つ', 'コイン', '枚', '点', 'ゾーン', '番', 'ラウンド'], before: ['船'] },
});
