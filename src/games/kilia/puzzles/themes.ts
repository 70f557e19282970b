import { type PuzzleTheme, themeOfMoves } from '../../../game-api/puzzles';

export const themes: readonly PuzzleTheme[] = [
  themeOfMoves('contract', { en: 'Fulfilling contracts', ja: '契約の履行' }, 'fulfilContract'),
  themeOfMoves('newContract', { en: 'New contracts', ja: '新しい契約' }, 'takeContract'),
  themeOfMoves('building', { en: 'Buildings', ja: '倉庫' }, 'buildWarehouse'),
  themeOfMoves('ability', { en: 'Abilities', ja: '能力' }, 'takeAbility'),
  themeOfMoves('merchant', { en: 'Merchants', ja: '商人' }, 'placeMerchant'),
  { id: 'expansion', name: { en: 'Expansion and payment', ja: '拡張と支払い' }, fits: () => true },
];
