import type { GameOffer } from '../../game-api/module';
import { rulesLoader } from '../../game-api/rulesLoader';
import { PLAYER_COLOURS } from './content/playerColours';
import type { G } from './rules/state/state';

/** The picture has no words, so all languages share it. */
const LIGHT = new URL('./cover/light.webp', import.meta.url).href;
const DARK = new URL('./cover/dark.webp', import.meta.url).href;

export const terramaraOffer: GameOffer<G> = {
  name: 'terramara',
  title: { en: 'Terramara', ja: 'テラマラ' },
  subtitle: { en: 'Villages on stilts', ja: '杭上の村々' },
  pitch: {
    en: 'Bronze Age villages by the Po. 2 to 4 chiefs send out workers, even ahead into future rounds.',
    ja: '青銅器時代、ポー川の村々。2〜4人の族長が、先のラウンドにまでワーカーを送り出します。',
  },
  length: { en: '5 rounds', ja: '5ラウンド' },
  minutesEach: 30,
  accent: 'light-dark(#8a3a1b, #f0a27b)',
  picture: { light: { en: LIGHT, ja: LIGHT }, dark: { en: DARK, ja: DARK } },
  displaySwitches: [],
  players: { least: 2, most: 4 },
  colours: PLAYER_COLOURS.map(({ id, name, fill }) => ({ id, name, css: fill })),
  // The start player is drawn at random (S1.9).
  firstPlayer: 'drawn',
  coloursField: null,
  firstGameField: 'firstGame',
  hiddenHands: false,
  ruleNumber: /S\d+\.\d+/,
  loadRules: rulesLoader({
    en: {
      rules: () => import('../../../docs/terramara/rules.md?raw'),
      rulings: () => import('../../../docs/terramara/rulings.md?raw'),
    },
    ja: {
      rules: () => import('../../../docs/terramara/rules.ja.md?raw'),
      rulings: () => import('../../../docs/terramara/rulings.ja.md?raw'),
    },
  }),
  loadAbout: async () => (await import('./about')).about,
  loadAlmanac: async () => (await import('./ui/almanac/Almanac')).Almanac,
  loadGuide: async () => (await import('./guide/index')).guide,
  loadBackdrop: async () => (await import('./ui/Backdrop')).Backdrop,
  loadTable: async () => (await import('./ui/Table')).Table,
  loadTextTable: async () => (await import('./text-table/TextTable')).TextTable,
};
