import { contentPackOption } from '../../game-api/contentPackOption';
import type { SetupOption } from '../../game-api/module';
import { ACHIEVEMENTS, type Achievement } from './content/terms';

type Text = { readonly en: string; readonly ja: string };

const colourChoice: SetupOption = {
  kind: 'choice',
  field: 'colourChoice',
  label: { en: 'Colours', ja: '色' },
  hint: {
    en: 'Your colour decides which good you start without, which zone scores for you, and your starting contract (R1.7).',
    ja: '色によって、持たずに始める商品、得点になるゾーン、開始契約が決まります（R1.7）。',
  },
  choices: [
    { value: '', label: { en: 'As chosen above', ja: '上で選んだ色' } },
    { value: 'chosen', label: { en: 'Chosen in the game', ja: 'ゲームの中で選ぶ' } },
    { value: 'random', label: { en: 'At random', ja: 'ランダム' } },
  ],
};

const achievementNames: Readonly<Record<Achievement, Text>> = {
  fourCards: { en: '4 in a zone', ja: '1ゾーン4枚' },
  twoThrees: { en: '3 and 3', ja: '2ゾーン3枚' },
  allTwos: { en: '2 in each', ja: '全ゾーン2枚' },
  fullMarket: { en: 'Full market', ja: 'フル市場' },
  threeContracts: { en: '3 contracts', ja: '契約3つ' },
  coins: { en: '15 coins', ja: '15コイン' },
};

const extraWheel: SetupOption = {
  kind: 'choice',
  field: 'extraWheel',
  label: { en: 'Extra wheel', ja: '追加ホイール' },
  hint: {
    en: 'It covers one of the scoring wheels (R1.9). Best once you have played a few games.',
    ja: 'スコアリングホイールの1つを覆います（R1.9）。数回遊んでからがおすすめです。',
  },
  choices: [
    { value: '', label: { en: 'Not used', ja: '使わない' } },
    ...ACHIEVEMENTS.map((value) => ({ value, label: achievementNames[value] })),
  ],
};

export const setupOptions = (): readonly SetupOption[] => [colourChoice, extraWheel, contentPackOption];
