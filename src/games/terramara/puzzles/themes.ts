import type { LegalMove } from '../../../game-api/module';
import { type PuzzleTheme, themeOfMoves } from '../../../game-api/puzzles';

const RAID = /^raid/;

/** Returns the space on which a move places a worker; empty for other moves. */
function spaceOf({ move, args: [placing] }: LegalMove): string {
  if (move !== 'place' || typeof placing !== 'object' || placing === null) return '';
  const space: unknown = Reflect.get(placing, 'space');
  return typeof space === 'string' ? space : '';
}

export const themes: readonly PuzzleTheme[] = [
  {
    id: 'raid',
    name: { en: 'Raids', ja: '略奪' },
    fits: (answer) => answer.some((move) => RAID.test(spaceOf(move))),
  },
  themeOfMoves('building', { en: 'Building and reserving', ja: '工作物' }, 'build', 'reserve'),
  themeOfMoves('craftsman', { en: 'Craftsmen', ja: '職人' }, 'useCraftsman'),
  themeOfMoves('expedition', { en: 'Expeditions and steps', ja: '遠征と前進' }, 'step'),
  themeOfMoves(
    'payment',
    { en: 'Payment and exchange', ja: '支払いと交換' },
    'pay',
    'convert',
    'swap',
    'giveLoot',
  ),
  themeOfMoves('place', { en: 'Placing workers', ja: 'ワーカーの配置' }, 'place'),
  { id: 'other', name: { en: 'Other decisions', ja: 'その他の判断' }, fits: () => true },
];
