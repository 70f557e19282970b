import { useMemo } from 'react';
import { board } from '../../content/board';
import { playerColour, SIGNS } from '../icons';
import { geography, type Point, smoothPath } from './geography';
import { glyphAt } from './glyph';
import { lineOfLeg, pointAt } from './network';
import type { MapLanguage, MapPath } from './types';

/** From the middle outwards. */
const SHARES = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8, 0.15, 0.85] as const;

/** The place on a leg where its pill covers least: away from spaces, names and the pills before it. */
function pillPlace(line: readonly Point[], language: MapLanguage, taken: readonly Point[]): Point {
  const text = geography.text[language];
  const spaces = Object.values(geography.spaces);
  let best: { point: Point; cost: number } | null = null;
  SHARES.forEach((share, i) => {
    const point = pointAt(line, share);
    let cost = i * 0.8;
    for (const [x, y] of spaces) {
      cost += Math.max(0, 22 - Math.hypot(x - point[0], (y - point[1]) * 1.2)) * 2;
      // A shield may stand above the space.
      const dx = 26 - Math.abs(x - point[0]);
      const dy = 21 - Math.abs(y - 17 - point[1]);
      if (dx > 0 && dy > 0) cost += Math.min(dx, dy) * 2.2;
    }
    for (const [x, y] of taken) cost += Math.max(0, 30 - Math.hypot(x - point[0], (y - point[1]) * 1.6)) * 3;
    for (const id of Object.keys(text.label)) {
      if (board.space[id].kind === 'village') continue;
      const { pivot, offset } = text.label[id];
      const { w, h } = text.labels[id];
      const dx = (w + 27) / 2 - Math.abs(pivot[0] + offset[0] - point[0]);
      const dy = (h + 15) / 2 - Math.abs(pivot[1] + offset[1] - point[1]);
      if (dx > 0 && dy > 0) cost += Math.min(dx, dy) * 4;
    }
    for (const { pivot, offset } of Object.values(text.tray)) {
      const dx = 30 - Math.abs(pivot[0] + offset[0] - point[0]);
      const dy = 18 - Math.abs(pivot[1] + offset[1] - point[1]);
      if (dx > 0 && dy > 0) cost += Math.min(dx, dy) * 2.4;
    }
    if (best === null || cost < best.cost) best = { point, cost };
  });
  return (best as { point: Point } | null)?.point ?? line[0];
}

function placedLegs(path: MapPath, language: MapLanguage) {
  const taken: Point[] = [];
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
