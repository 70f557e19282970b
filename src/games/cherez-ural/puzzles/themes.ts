import { type PuzzleTheme, themeOfMoves } from '../../../game-api/puzzles';

export const themes: readonly PuzzleTheme[] = [
  themeOfMoves('business', { en: 'Businesses', ja: '事業' }, 'completeBusiness'),
  themeOfMoves('pilgrimage', { en: 'Pilgrimage', ja: '巡礼' }, 'leavePilgrimageMarker'),
  themeOfMoves('transfer', { en: 'Transfers', ja: '受け渡し' }, 'handOver'),
  themeOfMoves('trade', { en: 'Trade', ja: '取引' }, 'trade'),
  themeOfMoves('hunt', { en: 'Hunting', ja: '狩猟' }, 'hunt'),
  themeOfMoves('information', { en: 'Gathering information', ja: '情報収集' }, 'gatherInformation'),
  themeOfMoves('placement', { en: 'Placing workers', ja: 'ワーカーの配置' }, 'placeWorkers', 'placeFactory'),
  { id: 'route', name: { en: 'Routes', ja: '移動' }, fits: () => true },
];
