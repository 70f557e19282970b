import { useMemo } from 'react';
import { board } from '../../content/board';
import { playerColour, SIGNS } from '../icons';
import { geography, type Point, smoothPath } from './geography';
import { glyphAt } from './glyph';
import { lineOfLeg, pointAt } from './network';
import type { MapLanguage, MapPath } from './types';

/** From the middle outwards. */
const SHARES = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8, 0.15, 0.85] as const;

/** On the line, or touching it from above, below or beside. */
const ASIDE: readonly Point[] = [
  [0, 0],
  [0, -9],
  [0, 9],
  [-14, 0],
  [14, 0],
];
const PILL = { w: 31, h: 20 } as const;

/** How deep a pill would cut into a box; 0 beside it. */
const into = ([px, py]: Point, x: number, y: number, w: number, h: number) =>
  Math.max(0, Math.min((w + PILL.w) / 2 - Math.abs(x - px), (h + PILL.h) / 2 - Math.abs(y - py)));

/** What a pill covers at a point: spaces and the shields above them, names, chits, and the pills before it. */
function covered(point: Point, language: MapLanguage, taken: readonly Point[]): number {
  const { label, labels, tray } = geography.text[language];
  let cost = 0;
  for (const [x, y] of Object.values(geography.spaces))
    cost += 4 * into(point, x, y, 14, 14) + 2 * into(point, x, y - 17, 22, 22);
  for (const [x, y] of taken) cost += 4 * into(point, x, y, PILL.w, PILL.h);
  for (const { kind, id, explorationSpot, huntingSpot } of board.spaces) {
    if (kind !== 'village') {
      const { pivot, offset } = label[id];
      cost += 4 * into(point, pivot[0] + offset[0], pivot[1] + offset[1], labels[id].w, labels[id].h);
    }
    const spots = Number(explorationSpot) + Number(huntingSpot);
    if (spots > 0) {
      const { pivot, offset } = tray[id];
      cost += 4 * into(point, pivot[0] + offset[0], pivot[1] + offset[1], spots * 18 + 2.5, 20.5);
    }
  }
  return cost;
}

/** The place on a leg where its pill covers least. */
function pillPlace(line: readonly Point[], language: MapLanguage, taken: readonly Point[]): Point {
  const places = SHARES.flatMap((share, i) => {
    const [x, y] = pointAt(line, share);
    return ASIDE.map(([dx, dy], aside) => {
      const point: Point = [x + dx, y + dy];
      return { point, cost: covered(point, language, taken) + i * 0.8 + (aside > 0 ? 7 : 0) };
    });
  });
  return places.reduce((best, place) => (place.cost < best.cost ? place : best)).point;
}

function placedLegs(path: MapPath, language: MapLanguage) {
  // The piece that goes stands above the start, on its disc: count that as covered already.
  const start = geography.spaces[path.legs[0]?.from];
  const taken: Point[] = start === undefined ? [] : [-24, -12].map((dy): Point => [start[0], start[1] + dy]);
  return path.legs.map((leg) => {
    const line = lineOfLeg(leg);
    const point = pillPlace(line, language, taken);
    taken.push(point);
    return { leg, line, point };
  });
}

export function PathLines({ path }: { readonly path: MapPath }) {
  const d = useMemo(() => path.legs.map((leg) => smoothPath(lineOfLeg(leg))).join(''), [path]);
  return (
    <g className="map-path">
      <path className="map-path-paper" d={d} />
      <path className="map-path-colour" d={d} style={{ stroke: playerColour(path.player).fill }} />
      <path className={path.player === 3 ? 'map-path-dots dark' : 'map-path-dots'} d={d} />
    </g>
  );
}

/** One pill a leg, with its sign and cost. */
export function PathPills({ path, language }: { readonly path: MapPath; readonly language: MapLanguage }) {
  const { fill, edge, glyph } = playerColour(path.player);
  const legs = useMemo(() => placedLegs(path, language), [path, language]);
  return (
    <g>
      {legs.map(({ leg, point }) => (
        <g key={`${leg.from}–${leg.to}`} className="map-pill" style={{ ...glyphAt(point), color: glyph }}>
          <rect
            x="-14.5"
            y="-9"
            width="29"
            height="18"
            rx="9"
            style={{ fill, stroke: path.player === 3 ? edge : '#FFFFFF' }}
          />
          <g transform="translate(-5.4 0) scale(.5)">{SIGNS[leg.kind]}</g>
          <text x="2" y="4.2">
            {leg.cost}
          </text>
        </g>
      ))}
    </g>
  );
}
