import type { GameOffer } from '../../src/game-api/module';
import type { G } from './rules';

const drawing = (sky: string, sand: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 400"><path fill="${sky}" d="M0 0h760v400H0z"/><path fill="${sand}" d="M0 280q190-120 380 0t380 0v120H0z"/></svg>`)}`;
const light = drawing('#f3ead6', '#c9a86a');
const dark = drawing('#2d271e', '#85744f');

export const sampleOffer: GameOffer<G> = {
  name: 'sample',
  title: { en: 'Tea Road', ja: '茶の道' },
  subtitle: { en: 'A sample game', ja: '見本のゲーム' },
  pitch: { en: 'Bid for the first step and pay your way.', ja: '先手を競り、荷を払って進みます。' },
  length: { en: '3 rounds', ja: '3ラウンド' },
  about: [{ en: 'A game for tests.', ja: 'テスト用のゲームです。' }],
  accent: 'light-dark(#5e4a1e, #e3b84a)',
  picture: { light: { en: light, ja: light }, dark: { en: dark, ja: dark } },
  displaySwitches: [],
  players: { least: 2, most: 3 },
  colours: [
    { id: 'red', name: { en: 'Red', ja: '赤' }, css: '#a32619' },
    { id: 'blue', name: { en: 'Blue', ja: '青' }, css: '#1f4b8e' },
    { id: 'green', name: { en: 'Green', ja: '緑' }, css: '#2b6a43' },
  ],
  // R1.2: bids say who begins.
  firstPlayer: 'drawn',
  coloursField: null,
  setupOptions: () => [
    {
      kind: 'switch',
      field: 'long',
      label: { en: 'Long road', ja: '長い道' },
      hint: { en: 'Four rounds instead of three (R3.2).', ja: '3ラウンドではなく4ラウンド（R3.2）。' },
    },
  ],
  ruleNumber: /R\d+\.\d+/,
  loadRules: async () => ({ rules: (await import('./rules.md?raw')).default, rulings: '' }),
  rulesNote: null,
  loadAlmanac: null,
  loadGuide: async () => (await import('./guide')).guide,
  loadBackdrop: null,
  loadTable: async () => (await import('./ui/Table')).Table,
  loadTextTable: async () => (await import('./textTable/TextTable')).TextTable,
};
