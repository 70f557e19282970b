import { RESOURCES } from '../../../src/games/terramara/content/terms';
import { terramaraModule } from '../../../src/games/terramara/module';
import { terms } from '../../../src/games/terramara/text/catalogue/ja/terms';
import { logTexts } from '../../../src/games/terramara/view-model/log';
import { loadLanguage } from '../../../src/language/translator';
import type { GoldenGame } from '../shared/golden';
import { saysWholeSentences } from '../shared/logSentences';
import games from './golden.json' with { type: 'json' };

await loadLanguage('ja');

saysWholeSentences(terramaraModule, games as unknown as readonly GoldenGame[], logTexts, {
  en: {
    units: [
      ...RESOURCES,
      'points?',
      'expedition',
      'logs',
      'rocks',
      'military',
      'technology',
      'explorers?',
      'chiefs?',
      'warriors?',
      'craftsm[ae]n',
      'resources?',
      'less',
      'raw',
      'processed',
      'artifacts?',
    ],
    before: ['level', 'full', 'space', 'Neutral', 'card', 'military', '→'],
  },
  ja: {
    units: ['点', 'レベル', '人', '番目', 'つ', '個', '枚'],
    before: [
      ...RESOURCES.map((kind) => terms.resource[kind]),
      '原材料',
      '加工品',
      '武力',
      '技術',
      '遠征',
      'レベル',
      '無人プレイヤー',
      '無人',
      'カード',
      '→',
    ],
  },
});
