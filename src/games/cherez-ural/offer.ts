import type { GameOffer } from '../../game-api/module';
import { rulesLoader } from '../../game-api/rulesLoader';
import { PLAYER_COLOURS } from './content/playerColours';
import type { G } from './rules/state/state';

/** The description of Через Урал on the home page, loaded without the game. */
export const cherezUralOffer: GameOffer<G> = {
  name: 'cherez-ural',
  title: { en: 'Через Урал', ja: 'チェーリズ・ウラル' },
  subtitle: { en: 'Cherez Ural', ja: 'Через Урал' },
  pitch: {
    en: 'Sables, silk and bread across eleven time zones. For 1–4 traders, travelling by sled in winter and by river in summer.',
    ja: '黒貂（高級毛皮）と絹とパン、11の時間帯を越えて。1〜4人の商人が、冬は橇で、夏は川を行きます。',
  },
  length: { en: '4 rounds', ja: '4ラウンド' },
  minutesEach: 30,
  accent: 'light-dark(#7b2d1e, #f0a98b)',
  picture: {
    light: {
      en: new URL('./cover/en-light.webp', import.meta.url).href,
      ja: new URL('./cover/ja-light.webp', import.meta.url).href,
    },
    dark: {
      en: new URL('./cover/en-dark.webp', import.meta.url).href,
      ja: new URL('./cover/ja-dark.webp', import.meta.url).href,
    },
  },
  displaySwitches: [
    {
      id: 'russianNames',
      shown: { en: 'Russian names: on', ja: 'ロシア語の地名：表示' },
      hidden: { en: 'Russian names: off', ja: 'ロシア語の地名：非表示' },
    },
  ],
  players: { least: 1, most: 4 },
  colours: PLAYER_COLOURS.map(({ id, name, fill }) => ({ id, name, css: fill })),
  // The players choose the start player of the first round (R4.1).
  firstPlayer: 'chosen',
  coloursField: null,
  firstGameField: 'firstGameSets',
  hiddenHands: true,
  ruleNumber: /R\d+\.\d+/,
  loadRules: rulesLoader({
    en: {
      rules: () => import('../../../docs/cherez-ural/rules.md?raw'),
      rulings: () => import('../../../docs/cherez-ural/rulings.md?raw'),
    },
    ja: {
      rules: () => import('../../../docs/cherez-ural/rules.ja.md?raw'),
      rulings: () => import('../../../docs/cherez-ural/rulings.ja.md?raw'),
    },
  }),
  loadAbout: async () => (await import('./about')).about,
  loadAlmanac: async () => (await import('./ui/almanac/Almanac')).Almanac,
  loadGuide: async () => (await import('./guide/index')).guide,
  loadBackdrop: async () => (await import('./ui/map/Backdrop')).Backdrop,
  loadTable: async () => {
    // The map's drawing is a data file (`vite.config.ts`), fetched in parallel with the script.
    const [{ Table }] = await Promise.all([
      import('./ui/Table'),
      import('./ui/map/geography.generated.json'),
    ]);
    return Table;
  },
  loadTextTable: async () => (await import('./text-table/TextTable')).TextTable,
};
