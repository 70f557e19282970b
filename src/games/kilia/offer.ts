import type { GameOffer, SetupOption } from '../../game-api/module';
import { ACHIEVEMENTS, type Achievement, COLOURS, type Colour } from './content/terms';
import type { G } from './rules/state';

type Text = { readonly en: string; readonly ja: string };

const colourChoice: SetupOption = {
  kind: 'choice',
  field: 'colourChoice',
  label: { en: 'Colours', ja: 'プレイヤー色' },
  hint: {
    en: 'A colour gives the good, the zone that scores and the starting contract (R1.7).',
    ja: '色によって商品、得点になるゾーン、開始契約が決まります（R1.7）。',
  },
  choices: [
    { value: '', label: { en: 'As seated', ja: '席の色のとおり' } },
    { value: 'chosen', label: { en: 'Chosen in the game', ja: 'ゲームの中で選ぶ' } },
    { value: 'random', label: { en: 'At random', ja: 'ランダム' } },
  ],
};

const achievementNames: Readonly<Record<Achievement, Text>> = {
  fourCards: { en: 'Four cards', ja: '1ゾーン4枚' },
  twoThrees: { en: 'Two threes', ja: '2ゾーン3枚' },
  allTwos: { en: 'All twos', ja: '4ゾーン2枚' },
  fullMarket: { en: 'Full market', ja: 'フル市場' },
  threeContracts: { en: 'Three contracts', ja: '3つの契約' },
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

const contentPack: SetupOption = {
  kind: 'file',
  field: 'contentPack',
  label: { en: 'Content pack', ja: 'コンテンツパック' },
  hint: {
    en: 'A JSON file with the values printed in your box; it replaces those that are ours.',
    ja: 'お手元の製品の値を書いた JSON ファイル。独自の値を置き換えます。',
  },
};

const colourNames: Readonly<Record<Colour, { readonly name: Text; readonly css: string }>> = {
  white: { name: { en: 'white', ja: '白' }, css: '#f3f6f8' },
  red: { name: { en: 'red', ja: '赤' }, css: '#b5432c' },
  brown: { name: { en: 'brown', ja: '茶' }, css: '#7a5030' },
  yellow: { name: { en: 'yellow', ja: '黄' }, css: '#edb83a' },
};

const loadTextTable = async () => (await import('./textTable/TextTable')).TextTable;

/** The picture on the shelf shows no words, so that it is the same in all languages. */
const PICTURES = {
  light: new URL('./shelf/light.webp', import.meta.url).href,
  dark: new URL('./shelf/dark.webp', import.meta.url).href,
} as const;

/** Kilia as the home page knows it. */
export const kiliaOffer: GameOffer<G> = {
  name: 'kilia',
  title: { en: 'Kilia', ja: 'キリア' },
  subtitle: { en: 'Kiel, 1784', ja: 'キール 1784年' },
  pitch: {
    en: 'A canal joins two seas, and Kiel trades on both. For 2 to 4 shipowners, with cards of four uses each.',
    ja: '二つの海を運河が結び、キールは交易の町になります。2〜4人の船主が、一枚で四通りに使えるカードで競います。',
  },
  length: { en: '11 to 15 rounds', ja: '11〜15ラウンド' },
  about: [
    {
      en: 'Values of cards, contracts, ships and wheels marked “ours” are a reconstruction and differ from the published ones.',
      ja: '「独自」と記したカード、契約、船、ホイールの値は再構成したもので、製品版とは異なります。',
    },
    {
      en: 'After the published game Kilia. This program is not connected with its makers.',
      ja: '市販のゲーム「キリア」にもとづきます。本プログラムは制作者とは関係ありません。',
    },
  ],
  accent: 'light-dark(#173e7c, #a5cdf8)',
  picture: {
    light: { en: PICTURES.light, ja: PICTURES.light },
    dark: { en: PICTURES.dark, ja: PICTURES.dark },
  },
  displaySwitches: [],
  players: { least: 2, most: 4 },
  colours: COLOURS.map((id) => ({ id, ...colourNames[id] })),
  // R1.6: who has the crest plays first in every round; seat 1, unless the setup says otherwise.
  firstPlayer: 'chosen',
  // R1.7: a seat's colour is the player's, unless the options have them chosen in the game or drawn.
  coloursField: 'colours',
  hiddenHands: false,
  setupOptions: () => [colourChoice, extraWheel, contentPack],
  ruleNumber: /R\d+\.\d+/,
  loadRules: async (language) => {
    const [rules, rulings] = await Promise.all([
      language === 'ja'
        ? import('../../../docs/kilia/rules.ja.md?raw')
        : import('../../../docs/kilia/rules.md?raw'),
      import('../../../docs/kilia/rulings.md?raw'),
    ]);
    return { rules: rules.default, rulings: rulings.default };
  },
  rulesNote: {
    en: 'Values of cards, contracts, ships and wheels marked “ours” differ from the published ones; everything else follows the rulebook.',
    ja: '「独自」と記したカード、契約、船、ホイールの値は製品版と異なります。それ以外は説明書のとおりです。',
  },
  loadAlmanac: async () => (await import('./ui/almanac/Almanac')).Almanac,
  loadGuide: async () => (await import('./guide/index')).guide,
  loadBackdrop: async () => (await import('./ui/Backdrop')).Backdrop,
  loadTable: async () => (await import('./ui/Table')).Table,
  loadTextTable,
};
