import { useMemo } from 'react';
import { glyphAt } from '../../../../table/board/glyph';
import type { Point } from '../../../../table/board/view';
import { board } from '../../content/board';
import { playerColour, SIGNS } from '../icons';
import { geography, type Place, smoothPath } from './geography';
import { lineOfLeg, pointAt } from './network';
import type { MapLanguage, MapPath } from './types';

/** From the middle outwards. */
const SHARES = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8, 0.15, 0.85] as const;

/** On the line, or touching it from above, below or beside. */
const TOUCH = { x: 14, y: 9 } as const;
const ASIDE: readonly Point[] = [
  [0, 0],
  [0, -TOUCH.y],
  [0, TOUCH.y],
  [-TOUCH.x, 0],
  [TOUCH.x, 0],
];
const PILL = { w: 31, h: 20 } as const;

/** A box round its middle, and how bad it is to cover it. */
type Box = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly bad: number;
};

/** What stands still on the sheet: spaces and the shields above them, names, chits. */
function standing(language: MapLanguage): readonly Box[] {
  const { label, labels, tray } = geography.text[language];
  return board.spaces.flatMap(({ id, kind, explorationSpot, huntingSpot }) => {
    const [x, y] = geography.spaces[id];
    const boxes: Box[] = [
      { x, y, w: 14, h: 14, bad: 4 },
      { x, y: y - 17, w: 22, h: 22, bad: 2 },
    ];
    const add = ({ pivot, offset }: Place, w: number, h: number) =>
      boxes.push({ x: pivot[0] + offset[0], y: pivot[1] + offset[1], w, h, bad: 4 });
    if (kind !== 'village') add(label[id], labels[id].w, labels[id].h);
    const spots = Number(explorationSpot) + Number(huntingSpot);
    if (spots > 0) add(tray[id], spots * 18 + 2.5, 20.5);
    return boxes;
  });
}

/** What stands still, once it has been asked for. */
const standingIn: Partial<Record<MapLanguage, readonly Box[]>> = {};

/** How deep a pill would cut into a box; 0 beside it. */
const into = ([px, py]: Point, { x, y, w, h }: Box) =>
  Math.max(0, Math.min((w + PILL.w) / 2 - Math.abs(x - px), (h + PILL.h) / 2 - Math.abs(y - py)));

/** The boxes that a pill on the line, or touching it, could cover. */
function near(line: readonly Point[], boxes: readonly Box[]): readonly Box[] {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return boxes.filter(({ x, y, w, h }) => {
    const [dx, dy] = [(w + PILL.w) / 2 + TOUCH.x, (h + PILL.h) / 2 + TOUCH.y];
    return x > left - dx && x < right + dx && y > top - dy && y < bottom + dy;
  });
}

/** The place on a leg where its pill covers least. */
function pillPlace(line: readonly Point[], all: readonly Box[]): Point {
  const boxes = near(line, all);
  const places = SHARES.flatMap((share, i) => {
    const [x, y] = pointAt(line, share);
    return ASIDE.map(([dx, dy], aside) => {
      const point: Point = [x + dx, y + dy];
      let cost = i * 0.8 + (aside > 0 ? 7 : 0);
      for (const box of boxes) cost += box.bad * into(point, box);
      return { point, cost };
    });
  });
  return places.reduce((best, place) => (place.cost < best.cost ? place : best)).point;
}

function placedLegs(path: MapPath, language: MapLanguage) {
  standingIn[language] ??= standing(language);
  const boxes = [...standingIn[language]];
  const take = ([x, y]: Point) => boxes.push({ x, y, ...PILL, bad: 4 });
  // The piece that goes stands above the start, on its disc: count that as covered already.
  const start = geography.spaces[path.legs[0]?.from];
  if (start !== undefined) for (const dy of [-24, -12]) take([start[0], start[1] + dy]);
  return path.legs.map((leg) => {
    const line = lineOfLeg(leg);
    const point = pillPlace(line, boxes);
    take(point);
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
