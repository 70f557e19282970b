import type { GameOffer, SetupOption } from '../../game-api/module';
import { CONTENT_PACK, rulesLoader } from '../../game-api/offerParts';
import { PLAYER_COLOURS } from './content/playerColours';
import type { SoloOrder } from './content/setup';
import type { Text } from './content/terms';
import type { G } from './rules/state';

const firstGameSets: SetupOption = {
  kind: 'switch',
  field: 'firstGameSets',
  label: { en: 'First-game sets', ja: '初回おすすめセット' },
  hint: {
    en: 'Everyone gets one of the four fixed sets of cards (R4.9). Best for a first game.',
    ja: '固定のカードセットを1人1組使います（R4.9）。初めての方におすすめです。',
  },
};

const draft: SetupOption = {
  kind: 'switch',
  field: 'draft',
  label: { en: 'Draft', ja: 'ドラフト' },
  hint: {
    en: 'Business cards are drafted one by one before the game (R14.1).',
    ja: 'ゲームの前に事業カードを1枚ずつドラフトします（R14.1）。',
  },
};

const soloOrders: readonly { readonly value: SoloOrder; readonly label: Text }[] = [
  { value: 'random', label: { en: 'Random', ja: 'ランダム' } },
  { value: 'normal', label: { en: '★ Normal', ja: '★ 普通' } },
  { value: 'hard', label: { en: '★★ Rather hard', ja: '★★ やや難しい' } },
  { value: 'veryHard', label: { en: '★★★ Hard', ja: '★★★ 難しい' } },
];

const soloOrder: SetupOption = {
  kind: 'choice',
  field: 'soloOrder',
  label: { en: 'Situation cards', ja: '状況カード' },
  hint: {
    en: 'At random, or in one of the rulebook’s three orders (R14.5). The goal is 300 gold.',
    ja: 'ランダム、または説明書の3つの順番から選びます（R14.5）。目標は300金です。',
  },
  choices: soloOrders,
};

/** Через Урал as the home page knows it. */
export const cherezUralOffer: GameOffer<G> = {
  name: 'cherez-ural',
  title: { en: 'Через Урал', ja: 'Через Урал' },
  subtitle: { en: 'Cherez Ural', ja: 'チェーリズ・ウラル' },
  pitch: {
    en: 'Sables, silk and bread across eleven time zones. For 1 to 4 traders, by sled in winter and by river in summer.',
    ja: '黒貂と絹とパン、十一の時間帯を越えて。1〜4人の商人が、冬は橇で、夏は川を行きます。',
  },
  length: { en: '4 rounds', ja: '4ラウンド' },
  about: [
    {
      en: 'Card texts and chit values marked “ours” are a reconstruction and differ from the published cards.',
      ja: '「独自」と記したカードの文とチットの値は再構成したもので、製品版のカードとは異なります。',
    },
    {
      en: 'Game design: bargoat, published by off-box. This program is not connected with them.',
      ja: 'ゲームデザイン：bargoat、発行：off-box。本プログラムは両者とは関係ありません。',
    },
  ],
  accent: 'light-dark(#7b2d1e, #f0a98b)',
  picture: {
    light: {
      en: new URL('./shelf/en-light.webp', import.meta.url).href,
      ja: new URL('./shelf/ja-light.webp', import.meta.url).href,
    },
    dark: {
      en: new URL('./shelf/en-dark.webp', import.meta.url).href,
      ja: new URL('./shelf/ja-dark.webp', import.meta.url).href,
    },
  },
  displaySwitches: [
    {
      id: 'russianNames',
      shown: { en: 'Russian names: shown', ja: 'ロシア語の地名：表示' },
      hidden: { en: 'Russian names: hidden', ja: 'ロシア語の地名：非表示' },
    },
  ],
  players: { least: 1, most: 4 },
  colours: PLAYER_COLOURS.map(({ id, name, fill }) => ({ id, name, css: fill })),
  // R4.1: the players choose the start player of the first round.
  firstPlayer: 'chosen',
  coloursField: null,
  hiddenHands: true,
  setupOptions: (numPlayers) =>
    numPlayers === 1 ? [firstGameSets, soloOrder, CONTENT_PACK] : [firstGameSets, draft, CONTENT_PACK],
  ruleNumber: /R\d+\.\d+/,
  loadRules: rulesLoader({
    en: () => import('../../../docs/cherez-ural/rules.md?raw'),
    ja: () => import('../../../docs/cherez-ural/rules.ja.md?raw'),
    rulings: () => import('../../../docs/cherez-ural/rulings.md?raw'),
  }),
  rulesNote: {
    en: 'Card texts and chit values marked “ours” differ from the published cards; everything else follows the rulebook.',
    ja: '「独自」と記したカードの文とチットの値は製品版と異なります。それ以外は説明書のとおりです。',
  },
  loadAlmanac: async () => (await import('./ui/almanac/Almanac')).Almanac,
  loadGuide: async () => (await import('./guide/index')).guide,
  loadBackdrop: async () => (await import('./ui/map/Backdrop')).Backdrop,
  loadTable: async () => {
    // The drawn map is data (`vite.config.ts`), fetched while the script still comes.
    const [{ Table }] = await Promise.all([
      import('./ui/Table'),
      import('./ui/map/geography.generated.json'),
    ]);
    return Table;
  },
  loadTextTable: async () => (await import('./textTable/TextTable')).TextTable,
};
