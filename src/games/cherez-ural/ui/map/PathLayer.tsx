import { useMemo } from 'react';
import { glyphAt } from '../../../../table/board/glyph';
import { type Box, labelPlace } from '../../../../table/board/labels';
import { smoothPath } from '../../../../table/board/lines';
import type { Point } from '../../../../table/board/view';
import { board } from '../../content/board';
import { playerColour, SIGNS } from '../icons';
import { geography, type Place } from './geography';
import { lineOfLeg } from './network';
import type { MapLanguage, MapPath } from './types';

const PILL = { w: 31, h: 20, aside: [14, 9] } as const;

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

function placedLegs(path: MapPath, language: MapLanguage) {
  standingIn[language] ??= standing(language);
  const boxes = [...standingIn[language]];
  const take = ([x, y]: Point) => boxes.push({ x, y, w: PILL.w, h: PILL.h, bad: 4 });
  // The piece that goes stands above the start, on its disc: count that as covered already.
  const start = geography.spaces[path.legs[0]?.from];
  if (start !== undefined) for (const dy of [-24, -12]) take([start[0], start[1] + dy]);
  return path.legs.map((leg) => {
    const line = lineOfLeg(leg);
    const point = labelPlace(line, boxes, PILL);
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
