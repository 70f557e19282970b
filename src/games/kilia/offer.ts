import type { GameOffer } from '../../game-api/module';
import { rulesLoader } from '../../game-api/rulesLoader';
import { COLOURS, type Colour } from './content/terms';
import type { G } from './rules/state/state';

type Text = { readonly en: string; readonly ja: string };

const colourNames: Readonly<Record<Colour, { readonly name: Text; readonly css: string }>> = {
  white: { name: { en: 'white', ja: '白' }, css: '#f3f6f8' },
  red: { name: { en: 'red', ja: '赤' }, css: '#b5432c' },
  brown: { name: { en: 'brown', ja: '茶' }, css: '#7a5030' },
  yellow: { name: { en: 'yellow', ja: '黄' }, css: '#edb83a' },
};

const loadTextTable = async () => (await import('./text-table/TextTable')).TextTable;

/** The picture has no words, so all languages share it. */
const PICTURES = {
  light: new URL('./cover/light.webp', import.meta.url).href,
  dark: new URL('./cover/dark.webp', import.meta.url).href,
} as const;

export const kiliaOffer: GameOffer<G> = {
  name: 'kilia',
  title: { en: 'Kilia', ja: 'キリア' },
  subtitle: { en: 'Kiel, 1784', ja: 'キール 1784年' },
  pitch: {
    en: 'A canal joins two seas, and Kiel trades on both. 2 to 4 shipowners compete; every card has four uses.',
    ja: '運河が二つの海を結び、キールは交易の町になります。2〜4人の船主が、1枚で4通りに使えるカードで競います。',
  },
  length: { en: 'usually 11 to 15 rounds', ja: 'ふつう11〜15ラウンド' },
  minutesEach: 25,
  accent: 'light-dark(#173e7c, #a5cdf8)',
  picture: {
    light: { en: PICTURES.light, ja: PICTURES.light },
    dark: { en: PICTURES.dark, ja: PICTURES.dark },
  },
  displaySwitches: [],
  players: { least: 2, most: 4 },
  colours: COLOURS.map((id) => ({ id, ...colourNames[id] })),
  // The player with the crest starts every round: seat 1, unless the setup names another (R1.6).
  firstPlayer: 'chosen',
  // A player's colour comes from the seat, unless the options have colours chosen in the game or drawn (R1.7).
  coloursField: 'colours',
  firstGameField: null,
  hiddenHands: false,
  ruleNumber: /R\d+\.\d+/,
  loadRules: rulesLoader({
    en: {
      rules: () => import('../../../docs/kilia/rules.md?raw'),
      rulings: () => import('../../../docs/kilia/rulings.md?raw'),
    },
    ja: {
      rules: () => import('../../../docs/kilia/rules.ja.md?raw'),
      rulings: () => import('../../../docs/kilia/rulings.ja.md?raw'),
    },
  }),
  loadAbout: async () => (await import('./about')).about,
  loadAlmanac: async () => (await import('./ui/almanac/Almanac')).Almanac,
  loadGuide: async () => (await import('./guide/index')).guide,
  loadBackdrop: async () => (await import('./ui/Backdrop')).Backdrop,
  loadTable: async () => (await import('./ui/Table')).Table,
  loadTextTable,
};
