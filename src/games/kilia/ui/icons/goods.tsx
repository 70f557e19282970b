/**
 * Goods and coins, each with its own shape and colour. Drawn 24 units wide around the
 * origin.
 */
import type { ReactNode } from 'react';
import { iconOf } from '../../../../table/controls/Icon';
import type { Good } from '../../content/terms';

const Salt = () => (
  <g stroke="var(--salt-line)" strokeWidth="1.5" strokeLinejoin="round">
    <path d="M-3.4-4.6C-8.6-1-10.4 6-7.4 10.2H7.4C10.4 6 8.6-1 3.4-4.6Z" fill="#fefefc" />
    <path d="M3.4-4.6C8.6-1 10.4 6 7.4 10.2H2.4C6.4 6 6-1 1.2-4.6Z" fill="#d5dfe9" stroke="none" />
    <path d="M-5.2-10.2-2.4-8.8 0-10.8 2.4-8.8 5.2-10.2 3.4-4.6H-3.4Z" fill="#fefefc" />
    <path d="M-3.4-4.6C-8.6-1-10.4 6-7.4 10.2H7.4C10.4 6 8.6-1 3.4-4.6Z" fill="none" />
    <path d="M-4.2-4.7H4.2" stroke="#3f77b5" strokeWidth="2.2" strokeLinecap="round" />
    <path d="M0 1 2.4 3.6 0 6.2-2.4 3.6Z" fill="#7fa9d4" stroke="none" />
  </g>
);
const Brick = () => (
  <g stroke="var(--brick-line)" strokeWidth="1.5" strokeLinejoin="round">
    <path d="M-10.4-1.6-5-7H10.4L5.2-1.6Z" fill="#e28a70" />
    <path d="M-10.4-1.6H5.2V7.6H-10.4Z" fill="#c44a30" />
    <path d="M5.2-1.6 10.4-7V2.2L5.2 7.6Z" fill="#9c3722" />
  </g>
);
/**
 * Returns several discs as one path, because a table shows a hundred goods and more elements would slow it down.
 */
const discs = (places: readonly (readonly [number, number])[], r: number) =>
  places.map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`).join('');
const LOGS = [
  [0, -5],
  [-5.3, 4.4],
  [5.3, 4.4],
] as const;
const Wood = () => (
  <g stroke="var(--wood-line)" strokeWidth="1.5">
    <path d={discs(LOGS, 5)} fill="#a9713f" />
    <path d={discs(LOGS, 3)} fill="#c99561" strokeWidth="0.9" />
    <path d={discs(LOGS, 0.9)} fill="var(--wood-line)" stroke="none" />
  </g>
);
/** Returns the path of one grain of wheat, from root to tip. */
const grain = (x: number, y: number, degrees: number) => {
  const turn = (degrees / 180) * Math.PI;
  const [across, along] = [2.3, 3.7];
  const [dx, dy] = [2 * along * Math.sin(turn), -2 * along * Math.cos(turn)];
  const arc = (sign: number) => `a${across} ${along} ${degrees} 1 0 ${sign * dx} ${sign * dy}`;
  return `M${x - dx / 2} ${y - dy / 2}${arc(1)}${arc(-1)}Z`;
};
const EAR = [
  grain(0, -7.6, 0),
  grain(-3.5, -3.4, -24),
  grain(3.5, -3.4, 24),
  grain(-3.6, 2.2, -24),
  grain(3.6, 2.2, 24),
].join('');
const Wheat = () => (
  <g stroke="var(--wheat-line)" strokeWidth="1.5">
    <path d="M0 11.2V-3" fill="none" strokeWidth="1.7" strokeLinecap="round" />
    <path d={EAR} fill="#f2be36" />
  </g>
);

const SHAPES: Readonly<Record<Good, () => ReactNode>> = {
  salt: Salt,
  brick: Brick,
  wood: Wood,
  wheat: Wheat,
};

export function GoodShape({ good }: { readonly good: Good }) {
  const Shape = SHAPES[good];
  return <Shape />;
}

export const GoodIcon = iconOf(GoodShape);

/** Any good: a lozenge quartered in the four colours. */
export const AnyIcon = iconOf(() => (
  <g stroke="light-dark(#3a2c1c, #eaf1f8)" strokeLinejoin="round">
    <path d="M0-10 5-5 0 0-5-5Z" fill="#fefefc" />
    <path d="M10 0 5 5 0 0 5-5Z" fill="#c44a30" />
    <path d="M0 10-5 5 0 0 5 5Z" fill="#f2be36" />
    <path d="M-10 0-5-5 0 0-5 5Z" fill="#7a5030" />
    <path d="M0-10 10 0 0 10-10 0Z" fill="none" strokeWidth="1.4" />
  </g>
));

/** Minimum text size of numbers in coins, in px. */
const LEAST_PX = 12.5;

type CoinProps = {
  /** A price or an amount. Without it, the coin shows the taler's T. */
  readonly amount?: number;
  readonly size?: number;
};

export function CoinShape({ amount, size = 16 }: CoinProps) {
  const text = Math.max(13.5, (LEAST_PX * 24) / size);
  return (
    <g className="coin" stroke="var(--coin-line)">
      <circle r="11" fill="var(--coin-fill)" strokeWidth="1.6" />
      <circle r={amount === undefined ? 7.6 : 9} strokeWidth="0.9" fill="none" />
      {amount === undefined ? (
        <path
          d="M-4.4-3.9H4.4V-1.6M-4.4-3.9V-1.6M0-3.9V5M-2.2 5H2.2"
          fill="none"
          stroke="light-dark(#44566d, #33445c)"
          strokeWidth="1.9"
        />
      ) : (
        <text y={text * 0.36} fontSize={text} textAnchor="middle" fill="#17243a" stroke="none">
          {amount}
        </text>
      )}
    </g>
  );
}

/** A taler coin, or a price in the same coin. */
export const CoinIcon = iconOf(CoinShape);
