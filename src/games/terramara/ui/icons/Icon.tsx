import { memo } from 'react';
import type { CharacterId, Resource } from '../../content/terms';
import type { Dye } from '../../view-model/table';

type Piece = 'mark' | 'explorer' | 'chief' | 'ghost' | 'warrior' | 'caravan' | 'canoe' | 'flag';
type General =
  | 'any-raw'
  | 'any-processed'
  | 'military'
  | 'technology'
  | 'expedition'
  | 'process'
  | 'exchange'
  | 'arrow'
  | 'join'
  | 'hammer'
  | 'raid'
  | 'leader'
  | 'loot'
  | 'flag'
  | 'cards'
  | 'categories'
  | 'same-category'
  | 'junction'
  | 'camp'
  | 'shield'
  | 'moon'
  | 'fire'
  | 'vp'
  | 'explorer'
  | 'chief'
  | 'warrior'
  | 'ui-lock'
  | 'ui-hut'
  | 'ui-hour'
  | 'ui-bookmark'
  | 'ui-check'
  | 'ui-bot';
export type GameIconName =
  | General
  | `res-${Resource}`
  | `level-${number}`
  | `craftsman-${number}`
  | `kind-${'immediate' | 'permanent' | 'round' | 'end'}`
  | `${Piece}-${Dye}`
  | `art-${string}`
  | `face-${CharacterId}-${'child' | 'grown'}`;

/** Aspect ratios, width by height, other than 1. */
const SHAPES: Readonly<Record<string, number>> = {
  process: 1.5,
  exchange: 1.5,
  art: 1.28,
  explorer: 20 / 26,
  ghost: 20 / 26,
  warrior: 24 / 26,
  caravan: 30 / 21,
  canoe: 34 / 14,
};
const DYED: Readonly<Record<string, number>> = { chief: 26 / 30, flag: 21 / 26 };

const shapeOf = (name: string): number => {
  const [kind = name, rest] = name.split('-');
  return SHAPES[kind] ?? (rest === undefined ? 1 : (DYED[kind] ?? 1));
};

type SignProps = {
  readonly name: GameIconName;
  /** Height in px. */
  readonly size: number;
  readonly className?: string;
};

/**
 * An icon from the sheet. Screen readers ignore it, because the surrounding element has the same information as
 * text.
 */
export const GameIcon = memo(function Sign({ name, size, className = '' }: SignProps) {
  return (
    <svg
      className={`rigid sign sign-${name} ${className}`}
      width={Math.round(size * shapeOf(name) * 10) / 10}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#tm-${name}`} />
    </svg>
  );
});

type BeadProps = { readonly points: number | string; readonly size?: number };

/** An amber bead with a number of points. */
export const Bead = memo(function Bead({ points, size = 20 }: BeadProps) {
  return (
    <span
      className="centred rigid bold disc bead"
      style={{ width: size, height: size, fontSize: Math.max(12, size * 0.62) }}
    >
      {points}
    </span>
  );
});
