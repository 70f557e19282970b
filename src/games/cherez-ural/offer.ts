import type { GameOffer, SetupOption } from '../../game-api/module';
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

const contentPack: SetupOption = {
  kind: 'file',
  field: 'contentPack',
  label: { en: 'Content pack', ja: 'コンテンツパック' },
  hint: {
    en: 'A JSON file with the values printed in your box; it replaces those that are ours.',
    ja: 'お手元の製品の値を書いた JSON ファイル。独自の値を置き換えます。',
  },
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
  players: { least: 1, most: 4 },
  colours: PLAYER_COLOURS.map(({ id, name, fill }) => ({ id, name, css: fill })),
  setupOptions: (numPlayers) =>
    numPlayers === 1 ? [firstGameSets, soloOrder, contentPack] : [firstGameSets, draft, contentPack],
  ruleNumber: /R\d+\.\d+/,
  loadRules: async (language) => {
    const [rules, rulings] = await Promise.all([
      language === 'ja' ? import('../../../docs/rules.ja.md?raw') : import('../../../docs/rules.md?raw'),
      import('../../../docs/rulings.md?raw'),
    ]);
    return { rules: rules.default, rulings: rulings.default };
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
