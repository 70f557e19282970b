import type { GameOffer } from '../../src/game-api/module';
import { PLAIN_OFFER } from '../../src/game-api/plainOffer';
import type { G } from './rules';

export const sampleOffer: GameOffer<G> = {
  ...PLAIN_OFFER,
  name: 'sample',
  title: { en: 'Tea Road', ja: '茶の道' },
  subtitle: { en: 'A sample game', ja: '見本のゲーム' },
  pitch: { en: 'Bid for the first step and pay your way.', ja: '先手を競り、荷を払って進みます。' },
  length: { en: '3 rounds', ja: '3ラウンド' },
  minutesEach: 5,
  accent: 'light-dark(#5e4a1e, #e3b84a)',
  players: { least: 2, most: 3 },
  colours: [
    { id: 'red', name: { en: 'Red', ja: '赤' }, css: '#a32619' },
    { id: 'blue', name: { en: 'Blue', ja: '青' }, css: '#1f4b8e' },
    { id: 'green', name: { en: 'Green', ja: '緑' }, css: '#2b6a43' },
  ],
  firstPlayer: 'drawn', // R1.2: by bids
  hiddenHands: true,
  ruleNumber: /R\d+\.\d+/,
  loadRules: async () => ({ rules: (await import('./rules.md?raw')).default, rulings: '' }),
  loadAbout: async () => ({
    lines: [{ en: 'A game for tests.', ja: '試し用のゲームです。' }],
    rulesNote: null,
  }),
  loadAlmanac: async () => (await import('./Almanac')).Almanac,
  loadGuide: async () => (await import('./guide')).guide,
  loadTable: async () => {
    const [{ Table }, { sampleModule }] = await Promise.all([import('./ui/Table'), import('./module')]);
    // A plain table labels its buttons with sentences about moves.
    await sampleModule.fetchSentences();
    return Table;
  },
  loadTextTable: async () => (await import('./text-table/TextTable')).TextTable,
};
