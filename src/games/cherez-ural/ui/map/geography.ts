/** The drawn sheet, typed: what `scripts/buildMap.ts` made. Units: px of the map at its home size. */
import { type Edge, lineOf, pointsOf, smoothPath } from '../../../../table/board/lines';
import type { Point, Sheet } from '../../../../table/board/view';
import { board, type Space } from '../../content/board';
import type { Region, SpaceId } from '../../content/terms';
import data from './geography.generated.json' with { type: 'json' };
import type { MapLanguage } from './types';

export type EdgeKind = 'river' | 'portage' | 'land' | 'sea';
type MapEdge = Edge<EdgeKind>;

/** Pivot to scale about, and the way from it to the glyph's centre. */
export type Place = { readonly pivot: Point; readonly offset: Point };
export type Label = {
  readonly lines: readonly string[];
  readonly size: number;
  readonly w: number;
  readonly h: number;
};
export type SheetText = {
  readonly labels: Readonly<Record<SpaceId, Label>>;
  readonly label: Readonly<Record<SpaceId, Place>>;
  readonly tray: Readonly<Record<SpaceId, Place>>;
  /** For each place the scale of glyphs at which its Russian name first has room. */
  readonly second: Readonly<Record<SpaceId, number>>;
  readonly rivers: readonly { readonly text: string; readonly d: string }[];
  readonly seas: readonly { readonly text: string; readonly d: string }[];
  readonly regions: readonly {
    readonly region: string;
    readonly lines: readonly string[];
    readonly size: number;
    readonly x: number;
    readonly y: number;
  }[];
};

const places = (rows: Readonly<Record<string, readonly number[]>>): Readonly<Record<SpaceId, Place>> =>
  Object.fromEntries(
    Object.entries(rows).map(([id, [px, py, dx, dy]]) => [id, { pivot: [px, py], offset: [dx, dy] }]),
  );

function textOf(language: MapLanguage): SheetText {
  const { label, tray, ...rest } = data.text[language];
  return { ...rest, label: places(label), tray: places(tray) };
}

const edges: readonly MapEdge[] = data.edges.map(({ kind, a, b, line }) => ({
  kind: kind as EdgeKind,
  a,
  b,
  line: lineOf(line),
}));

const pathOfAll = (kind: EdgeKind) =>
  edges
    .filter((edge) => edge.kind === kind)
    .map((edge) => smoothPath(edge.line))
    .join('');

/** A fir over its foot; every third stands a little taller. */
const fir = ([x, y]: Point, i: number) => {
  const h = i % 3 === 0 ? 5.6 : 4.8;
  return `M${x} ${y - h}l1.6 ${h - 1}h-1.3v1h-.6v-1h-1.3z`;
};

export const HOME = { width: data.home[0], height: data.home[1] } as const;
export const BLEED = {
  x: data.bleed[0],
  y: data.bleed[1],
  width: data.bleed[2] - data.bleed[0],
  height: data.bleed[3] - data.bleed[1],
} as const;

export const geography = {
  land: data.land,
  lakes: data.lakes,
  thinRivers: data.thinRivers,
  graticule: data.graticule,
  engraving: data.engraving,
  ice: data.ice,
  hills: data.hills,
  shades: data.shades,
  firs: pointsOf(data.firs).map(fir).join(''),
  regions: data.regions as Readonly<Record<Region, string>>,
  shores: data.shores as Readonly<Record<Region, string>>,
  spaces: data.spaces as unknown as Readonly<Record<SpaceId, Point>>,
  edges,
  rivers: pathOfAll('river'),
  roads: pathOfAll('land'),
  portages: pathOfAll('portage'),
  text: { en: textOf('en'), ja: textOf('ja') } as const,
} as const;

/** The window's limits (`useView`); a phone starts with the home sheet at 1330 px, glyphs have their size at 1170. */
export const SHEET: Sheet = { home: HOME, bleed: BLEED, phoneWidth: 1330, glyphWidth: 1170 };

/** A place as the map names it: short, and of a village only what tells it from the others. */
export const nameOnMap = (space: SpaceId, language: MapLanguage): string =>
  geography.text[language].labels[space].lines.join(language === 'ja' ? '' : ' ');

/** Spaces from left to right as on the published board: the order of the Tab key. */
export const spacesInOrder: readonly Space[] = [...board.spaces].sort(
  (a, b) => a.leftToRight - b.leftToRight,
);
