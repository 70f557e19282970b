import { contentPackOption } from '../../game-api/contentPackOption';
import type { SetupOption } from '../../game-api/module';
import type { SoloOrder } from './content/setup';
import type { Text } from './content/terms';

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

export const soloOrders: readonly { readonly value: SoloOrder; readonly label: Text }[] = [
  { value: 'random', label: { en: 'Random', ja: 'ランダム' } },
  { value: 'normal', label: { en: '★ Normal', ja: '★ 普通' } },
  { value: 'hard', label: { en: '★★ Hard', ja: '★★ 難しい' } },
  { value: 'veryHard', label: { en: '★★★ Very hard', ja: '★★★ とても難しい' } },
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

/** Returns the options available for this number of players. */
export const setupOptions = (numPlayers: number): readonly SetupOption[] =>
  numPlayers === 1
    ? [firstGameSets, soloOrder, contentPackOption]
    : [firstGameSets, draft, contentPackOption];
