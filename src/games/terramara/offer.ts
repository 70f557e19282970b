import type { GameOffer, SetupOption } from '../../game-api/module';
import { PLAYER_COLOURS } from './content/playerColours';
import type { G } from './rules/state';

const firstGame: SetupOption = {
  kind: 'switch',
  field: 'firstGame',
  label: { en: 'First game', ja: '最初のゲーム' },
  hint: {
    en: 'Without characters and start cards: everyone starts alike (S1.10). Best for a first game.',
    ja: '人物・開始カードを使わず、全員が同じ状態で始めます（S1.10）。初めての方におすすめです。',
  },
};

const neutralFour: SetupOption = {
  kind: 'switch',
  field: 'neutralFour',
  label: { en: 'Neutral card 4', ja: '無人カードの4' },
  hint: {
    en: 'The neutral players’ swords can go up to 4 a round (S2.2). Left out, it is used in full games only.',
    ja: '無人プレイヤーの武力が1ラウンドに4まで進みます（S2.2）。指定しなければ通常ゲームでだけ使います。',
  },
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

/** The picture has no words, so that one serves all languages. */
const LIGHT = new URL('./shelf/light.webp', import.meta.url).href;
const DARK = new URL('./shelf/dark.webp', import.meta.url).href;

/** Terramara as the home page knows it. */
export const terramaraOffer: GameOffer<G> = {
  name: 'terramara',
  title: { en: 'Terramara', ja: 'テラマラ' },
  subtitle: { en: 'Villages on piles', ja: '杭上の村々' },
  pitch: {
    en: 'Bronze-age villages by the Po. For 2 to 4 chiefs who send workers out, also ahead into rounds to come.',
    ja: '青銅器時代、ポー川の村々。2〜4人の族長が、先のラウンドにまでワーカーを送り出します。',
  },
  length: { en: '5 rounds', ja: '5ラウンド' },
  about: [
    {
      en: 'The values of tiles and cards marked “ours” are a reconstruction and differ from the published game.',
      ja: '「独自」と記したタイルとカードの値は再構成したもので、製品版とは異なります。',
    },
    {
      en: 'Published by Quined Games, 2019. This program is not connected with its authors or publisher.',
      ja: '2019年、Quined Games より発売。本プログラムは作者・発行元とは関係ありません。',
    },
  ],
  accent: 'light-dark(#8a3a1b, #f0a27b)',
  picture: { light: { en: LIGHT, ja: LIGHT }, dark: { en: DARK, ja: DARK } },
  displaySwitches: [],
  players: { least: 2, most: 4 },
  colours: PLAYER_COLOURS.map(({ id, name, fill }) => ({ id, name, css: fill })),
  // S1.9: the start player is drawn.
  firstPlayer: 'drawn',
  coloursField: null,
  hiddenHands: false,
  setupOptions: (numPlayers) =>
    numPlayers === 4 ? [firstGame, contentPack] : [firstGame, neutralFour, contentPack],
  ruleNumber: /S\d+\.\d+/,
  loadRules: async (language) => {
    const [rules, rulings] = await Promise.all([
      language === 'ja'
        ? import('../../../docs/terramara/rules.ja.md?raw')
        : import('../../../docs/terramara/rules.md?raw'),
      import('../../../docs/terramara/rulings.md?raw'),
    ]);
    return { rules: rules.default, rulings: rulings.default };
  },
  rulesNote: {
    en: 'The values of tiles and cards marked “ours” differ from the published game; everything else follows the rulebook.',
    ja: '「独自」と記したタイルとカードの値は製品版と異なります。それ以外は説明書のとおりです。',
  },
  loadAlmanac: async () => (await import('./ui/almanac/Almanac')).Almanac,
  loadGuide: async () => (await import('./guide/index')).guide,
  loadBackdrop: async () => (await import('./ui/Backdrop')).Backdrop,
  loadTable: async () => (await import('./ui/Table')).Table,
  loadTextTable: async () => (await import('./textTable/TextTable')).TextTable,
};
