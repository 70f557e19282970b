import type { ReactNode } from 'react';
import { iconOf, LINE } from '../../../../table/controls/Icon';
import type { Season } from '../../content/terms';
import type { LegKind, WayBy } from '../map/types';

const line = { ...LINE, strokeWidth: 2.8 } as const;

const water = (
  <path {...line} d="M-10-3.6C-7-7-3.6-7 0-3.6S7-.2 10-3.6M-10 4.4C-7 1-3.6 1 0 4.4S7 7.8 10 4.4" />
);
const wheel = (
  <g {...line} strokeWidth="2.3">
    <circle r="8.6" />
    <circle r="1.6" fill="currentColor" />
    <path d="M0-8V8M-8 0H8" strokeWidth="1.8" />
  </g>
);
const sled = (
  <g {...line} strokeWidth="2.6">
    <path d="M-10.4 7H6C9.8 7 11 3.4 9.4 1" />
    <path d="M-10 .4H6M-6.4 1V6.4M1.6 1V6.4M-9.6 0V-6.4" />
    <path d="M-5-3.8H3.6" strokeWidth="3.4" />
  </g>
);
const compass = (
  <g>
    <circle r="8.8" {...line} strokeWidth="2.2" />
    <path d="M4.6-4.6L1.6 1.6-4.6 4.6-1.6-1.6z" fill="currentColor" />
  </g>
);

const chit = <rect {...line} strokeWidth="2.2" x="-9" y="-9" width="18" height="18" rx="2" />;

export const ICONS: Readonly<
  Record<WayBy | LegKind | 'hunt' | 'done' | 'noExplorationChit' | 'chitRemoved', ReactNode>
> = {
  water,
  river: water,
  sea: (
    <g {...line}>
      <path d="M-10 5.4C-7 2-3.6 2 0 5.4S7 8.8 10 5.4" />
      <path d="M0-9V.6M0-8.4L6.4-.4H-6" strokeWidth="2.2" />
    </g>
  ),
  portage: (
    <g {...line} strokeWidth="2.4">
      <path d="M-10.4 0H10.4" />
      <path d="M-6.6-6V6M0-6V6M6.6-6V6" strokeWidth="3" />
    </g>
  ),
  land: wheel,
  sled,
  token: <path {...line} d="M-7.4-6L-1.4 0-7.4 6M.8-6L6.8 0 .8 6" />,
  explore: compass,
  place: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M0 10.4C-4.6 4.6-7 1.4-7-2.8A7 7 0 0 1 7-2.8C7 1.4 4.6 4.6 0 10.4zM0-5.6A2.8 2.8 0 1 0 0 0 2.8 2.8 0 0 0 0-5.6z"
    />
  ),
  hunt: (
    <g fill="currentColor">
      <path d="M0 1C3 1 5.6 4 5.2 6.6 4.8 9 2 8 0 8S-4.8 9-5.2 6.6C-5.6 4-3 1 0 1z" />
      <circle cx="-6.2" cy="-.2" r="2" />
      <circle cx="6.2" cy="-.2" r="2" />
      <circle cx="-2.5" cy="-4" r="2.1" />
      <circle cx="2.5" cy="-4" r="2.1" />
    </g>
  ),
  noExplorationChit: (
    <g {...line} strokeWidth="2.2">
      {chit}
      <circle r="4.8" />
      <path d="M-3.4 3.4L3.4-3.4" />
    </g>
  ),
  chitRemoved: (
    <g {...line} strokeWidth="2.2">
      {chit}
      <path d="M-4.4-4.4L4.4 4.4M4.4-4.4L-4.4 4.4" />
    </g>
  ),
  done: <path {...line} strokeWidth="3.4" d="M-6.4.4L-1.8 5 6.8-5.2" />,
};

export type GameIconName = keyof typeof ICONS;

/** A single-colour icon in the text's colour: ways of travel, legs, exploring, hunting, chits, done. */
export const GameIcon = iconOf(({ name }: { readonly name: GameIconName }) => ICONS[name], 24, 14);

/**
 * Returns the lines, repeated `times` times around the centre, as one path. Separately rotated elements would cost time
 * on each repaint.
 */
const turned = (times: number, lines: readonly (readonly [number, number])[]): string =>
  Array.from({ length: times }, (_, nth) => {
    const [sin, cos] = [Math.sin((nth * 2 * Math.PI) / times), Math.cos((nth * 2 * Math.PI) / times)];
    const at = ([x, y]: readonly [number, number]) =>
      `${(x * cos - y * sin).toFixed(2)} ${(x * sin + y * cos).toFixed(2)}`;
    return lines.map((point, index) => `${index % 2 === 0 ? 'M' : 'L'}${at(point)}`).join('');
  }).join('');
const ARMS = turned(6, [[0, 0], [0, -10], [0, -6.4], [-2.8, -9], [0, -6.4], [2.8, -9]]); // biome-ignore format: one row
const RAYS = turned(8, [[0, -8.2], [0, -10.6]]); // biome-ignore format: one row

const SeasonShape = ({ season }: { readonly season: Season }) =>
  season === 'winter' ? (
    <path {...line} strokeWidth="1.9" d={ARMS} />
  ) : (
    <>
      <circle r="5" fill="currentColor" />
      <path {...line} strokeWidth="2.4" d={RAYS} />
    </>
  );
export const SeasonIcon = iconOf(SeasonShape, 24, 18);
