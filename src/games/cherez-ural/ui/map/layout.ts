/**
 * Computes where everything on the sheet goes in one position. Names and trays were settled when the map was built;
 * pieces and markers are arranged around their spaces so that nothing hides anything else. Doesn't measure in the
 * browser.
 */

import { cacheBounded } from '../../../../rules-kit/cacheBounded';
import { itemAt } from '../../../../rules-kit/indexed';
import { type Box, boxAround, clash, depth, type Placeable, settle } from '../../../../table/board/crowd';
import { besideSpot, boxAt, labelsOn, layoutAround } from '../../../../table/board/pieceLayout';
import type { Point } from '../../../../table/board/view';
import { board, type Space } from '../../content/board';
import { SPACES, type SpaceId } from '../../content/terms';
import { costBox, geography, HOME, labelOf, labelOffset, pointOf, trayOffset } from './geography';
import { lineOfLeg } from './network';
import { CHIT, DISC, secondHeight, secondShift } from './sizes';
import type { MapLanguage, MapLeg, MapMarker, MapPiece, MapTarget } from './types';

export const DIGIT = 6.4;
const SHIELD = { w: 18, h: 22, step: 19.5, close: 12 } as const;
const MARKER = { w: 12, h: 12, step: 13, close: 13 } as const;
export const PILL = { w: 29, h: 18 } as const;
/** Offset from a space's centre to the centre of a piece on its upper edge. */
const STANDS = -DISC / 2 + 1.5 - SHIELD.h / 2;
/** Villages are named from this glyph scale down. */
const VILLAGES_FROM = 0.752;

const spotsOf = ({ explorationSpot, huntingSpot }: Space) => Number(explorationSpot) + Number(huntingSpot);

/** Returns the offsets of a space's chits from the centre of their tray. */
export const chitSteps = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * CHIT.step);

const nameId = (space: SpaceId) => `name ${space}`;

function nameAt(g: number, space: Space, language: MapLanguage): Placeable {
  const { second } = geography.text[language];
  const [x, y] = labelOffset(space.id, language);
  const { size, w, h } = labelOf(space.id, language);
  const grows = g <= (second[space.id] ?? 0);
  const [shift, more] = grows ? [secondShift(size, y, h), secondHeight(size)] : [0, 0];
  const box = boxAt(g, pointOf(space.id), [x, y + shift], { w: w - 3, h: h + more - 2 });
  return { ...box, kind: 'name', id: nameId(space.id), written: true };
}

function chitsAt(g: number, space: Space, language: MapLanguage): Placeable[] {
  const [x, y] = trayOffset(space.id, language);
  return chitSteps(spotsOf(space)).map((step, i) => ({
    ...boxAt(g, pointOf(space.id), [x + step, y], { w: CHIT.edge, h: CHIT.edge }),
    kind: 'chit',
    id: `${space.id} ${i}`,
  }));
}

export type Standing = {
  readonly things: readonly Placeable[];
  readonly names: ReadonlySet<SpaceId>;
  readonly trays: ReadonlySet<SpaceId>;
  /** Checks that every city of a part has its name and all chits. */
  readonly isWhole: (part: (space: SpaceId) => boolean) => boolean;
};

const RANK: Readonly<Record<Space['kind'], number>> = { baseCity: 0, city: 1, village: 2 };

/**
 * Lays out the fixed things at a glyph scale: space signs, then the chits and names that have room. Up to scale 1 all
 * of them fit.
 */
function standing(language: MapLanguage, g: number): Standing {
  const things: Placeable[] = board.spaces.map(({ id }) => ({
    ...boxAt(g, pointOf(id), [0, 0], { w: DISC, h: DISC }),
    kind: 'space',
    id,
  }));
  const [names, trays] = [new Set<SpaceId>(), new Set<SpaceId>()];
  const add = (into: Set<SpaceId>, { id }: Space, more: readonly Placeable[]) => {
    if (g > 1 && more.some((a) => things.some((b) => clash(a, b) || depth(a, b) > 2))) return;
    things.push(...more);
    into.add(id);
  };
  for (const space of [...board.spaces].sort((a, b) => RANK[a.kind] - RANK[b.kind])) {
    if (spotsOf(space) > 0) add(trays, space, chitsAt(g, space, language));
    if (space.kind !== 'village' || g <= VILLAGES_FROM) add(names, space, [nameAt(g, space, language)]);
  }
  const isWhole: Standing['isWhole'] = (part) =>
    board.spaces.every(
      (space) =>
        !part(space.id) ||
        ((space.kind === 'village' || names.has(space.id)) && (spotsOf(space) === 0 || trays.has(space.id))),
    );
  return { things, names, trays, isWhole };
}

const known = new Map<string, Standing>();

/** Cached for the last few scales. */
export function standingAt(language: MapLanguage, g: number): Standing {
  const key = `${language} ${g}`;
  return known.get(key) ?? cacheBounded(known, 12, key, standing(language, g));
}

type StandingPiece = Pick<MapPiece, 'id' | 'at' | 'acting'>;

/** Pieces of one space go on its upper edge if possible. */
const piecesAround = (g: number, at: SpaceId, here: readonly StandingPiece[]) =>
  layoutAround(g, {
    ...SHIELD,
    kind: 'piece',
    spot: pointOf(at),
    on: at,
    disc: DISC,
    of: here.map(({ id, acting }) => ({ id, halo: acting ? 3.4 : 1.6 })),
    first: [0, STANDS],
  });

/** A marker goes to the lower right of its space if possible. */
const markerAround = (g: number, { at, kind }: MapMarker) =>
  layoutAround(g, {
    ...MARKER,
    kind: 'marker',
    spot: pointOf(at),
    on: at,
    disc: DISC,
    of: [{ id: `${at} ${kind}`, halo: 1 }],
    first: [14, 10],
  });

export const digitsOf = ({ ways: [first] }: MapTarget): number => `${first?.cost ?? 0}`.length;

const costId = (space: SpaceId) => `cost ${space}`;

/** Returns the box of a target's cost beside its space. */
function costAt(g: number, target: MapTarget, language: MapLanguage): Placeable {
  const { x, y, w, h } = costBox(target.at, digitsOf(target), language);
  const box = boxAt(g, pointOf(target.at), [x, y], { w, h });
  return { ...box, kind: 'cost', id: costId(target.at), written: true };
}

/** Lays out the costs of targets. Up to scale 1 all of them fit. */
function costsOf(
  g: number,
  targets: readonly MapTarget[],
  language: MapLanguage,
  things: readonly Placeable[],
) {
  const costs: Placeable[] = [];
  const crowded: SpaceId[] = [];
  for (const target of targets) {
    const cost = costAt(g, target, language);
    if (g > 1 && [...things, ...costs].some((other) => clash(cost, other))) crowded.push(target.at);
    else costs.push(cost);
  }
  return { costs, crowded };
}

export type Layout = Pick<Standing, 'names' | 'trays'> & {
  readonly things: readonly Placeable[];
  /** Targets whose cost has no room. */
  readonly crowded: readonly SpaceId[];
  /** Offsets of pieces and markers from their spaces, in px at the glyphs' normal size. */
  readonly offsets: ReadonlyMap<string, Point>;
  readonly g: number;
};

export type Laid = {
  readonly language: MapLanguage;
  readonly pieces: readonly StandingPiece[];
  readonly markers: readonly MapMarker[];
  readonly targets: readonly MapTarget[];
};

/** The space above and below the sheet, which low windows don't show. Pieces go there only if nothing else is free. */
const UNSEEN: readonly Placeable[] = [-0.5, 1.5].map((middle) => ({
  kind: 'edge',
  id: `edge ${middle}`,
  x: HOME.width / 2,
  y: middle * HOME.height,
  w: 2 * HOME.width,
  h: HOME.height,
  yields: true,
}));

export function layoutOf({ language, pieces, markers, targets }: Laid, g: number): Layout {
  const { names, trays, things } = standingAt(language, g);
  const groups = new Map<SpaceId, StandingPiece[]>();
  for (const piece of pieces) groups.set(piece.at, [...(groups.get(piece.at) ?? []), piece]);
  const { costs, crowded } = costsOf(g, targets, language, things);
  const still = [...things, ...costs];
  const choices = [
    ...[...groups].map(([at, here]) => piecesAround(g, at, here)),
    ...markers.map((marker) => markerAround(g, marker)),
  ];
  const settled = settle(choices, [...still, ...UNSEEN]);
  const offsets = new Map(
    settled.flatMap((option) => option.things.map(({ id }, i) => [id, itemAt(option.offsets, i)] as const)),
  );
  return {
    g,
    names,
    trays,
    crowded,
    offsets,
    things: [...still, ...settled.flatMap((option) => option.things)],
  };
}

/** Returns the place beside a space where a hovered label hides least. */
export const besideSpace = (space: SpaceId, size: Pick<Box, 'w' | 'h'>, { things, g }: Layout): Point =>
  besideSpot(g, pointOf(space), DISC, size, things);

/** The label of a leg. `of` is a point of its line. */
export type Pill = { readonly leg: MapLeg; readonly point: Point; readonly of: Point };

/** Returns the place of each leg's pill, where it covers at most costs of other targets. */
export function pillsOf(legs: readonly MapLeg[], { things, g }: Layout): readonly Pill[] {
  const end = legs.at(-1)?.to;
  const crowd = things.map((thing) =>
    thing.kind === 'cost' && (end === undefined || thing.id !== costId(end))
      ? { ...thing, yields: true }
      : thing,
  );
  return labelsOn(g, legs.map(lineOfLeg), PILL, crowd).map(({ point, of }, i) => ({
    leg: itemAt(legs, i),
    point,
    of,
  }));
}

/** Returns the targets whose costs are below pills. */
export function costsUnder(pills: readonly Pill[], { things, g }: Layout): readonly SpaceId[] {
  const under = things.filter(
    (thing) =>
      thing.kind === 'cost' && pills.some(({ point }) => depth(thing, boxAt(g, point, [0, 0], PILL)) > 0),
  );
  return SPACES.filter((space) => under.some(({ id }) => id === costId(space)));
}

/** Returns the spaces whose names are below none of these boxes, such as the overview. */
export function namesClearOf(covered: readonly Box[], { things }: Layout): readonly SpaceId[] {
  const clear = new Set(
    things.flatMap((thing) =>
      thing.kind === 'name' && covered.every((box) => depth(thing, box) <= 0) ? [thing.id] : [],
    ),
  );
  return SPACES.filter((space) => clear.has(nameId(space)));
}

/** The spaces of the inset: the south, where they are closest together. */
const PART: ReadonlySet<SpaceId> = new Set([
  'ilimsk',
  'ust-kut',
  'kirensk',
  'irkutsk',
  'selenginsk',
  'kyakhta',
  'nerchinsk',
  'village-lena-upper',
  'village-transbaikal',
]);
/** The glyph scale in the inset, small enough that villages are named too. */
export const INSET_GLYPHS = 0.75;
const INSET_EDGE = 8;

export const isInPart = (space: SpaceId): boolean => PART.has(space);

/** Returns the box around everything in the inset, including names, chits and a piece on each space. */
export function partOf(language: MapLanguage): Box {
  const ends = [...PART].map((id) => boxAt(INSET_GLYPHS, pointOf(id), [0, STANDS], SHIELD));
  const inset: ReadonlySet<string> = PART;
  const things = standingAt(language, INSET_GLYPHS).things.filter(({ id }) =>
    inset.has(id.replace(/^name | \d$/g, '')),
  );
  return boxAround([...ends, ...things], INSET_EDGE);
}
