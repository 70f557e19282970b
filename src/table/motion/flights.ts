/** Finds the pieces that moved between two positions of a table. Without the DOM. */

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A piece on the screen. `from` is the place of a piece that had no element before. */
export type ShownPiece = { readonly box: Box; readonly from?: string | undefined };

export type Flight = {
  readonly name: string;
  readonly from: Box;
  readonly to: Box;
  /** Whether the piece looks as before or as now while it moves */
  readonly look: 'before' | 'now';
};

/** The number of moves of the position on the table, and whether it is the present position */
export type Watched = { readonly moves: number; readonly live: boolean };

/** A player's move and the moves that the game makes after it. More moves at once mean that the table catches up. */
const MOST_MOVES = 3;

/** More pieces than this mean a new deal rather than a move. */
const MOST_PIECES = 14;

/** Shorter ways in px come from a changed layout. */
const LEAST_PX = 3;

/** Checks whether a change of position can be animated: made or undone live, and not one of many. */
export const isShort = (before: Watched, now: Watched): boolean =>
  before.live && now.live && before.moves !== now.moves && Math.abs(now.moves - before.moves) <= MOST_MOVES;

/** Returns a box of the piece's shape in the middle of a place, reduced to fit. */
export function within(place: Box, piece: Box): Box {
  const scale = Math.min(1, place.width / piece.width, place.height / piece.height);
  const [width, height] = [piece.width * scale, piece.height * scale];
  return {
    x: place.x + (place.width - width) / 2,
    y: place.y + (place.height - height) / 2,
    width,
    height,
  };
}

const isFar = (a: Box, b: Box): boolean => Math.hypot(a.x - b.x, a.y - b.y) >= LEAST_PX;
const isLarger = (a: Box, b: Box): boolean => a.width * a.height > b.width * b.height;

type Pieces = ReadonlyMap<string, ShownPiece>;

/** Returns the boxes of places; null if they aren't on the screen. */
export type Places = {
  readonly of: (place: string) => Box | null;
  /** Where the holder of a piece without an element is */
  readonly holderOf: (piece: string) => Box | null;
};

/** Returns the way of each piece that moved, appeared or left; none after a change of too many pieces. */
export function flightsOf(before: Pieces, now: Pieces, places: Places): readonly Flight[] {
  const flights: Flight[] = [];
  for (const [name, { box: to, from }] of now) {
    const known = before.get(name);
    if (known !== undefined) {
      if (isFar(known.box, to))
        flights.push({ name, from: known.box, to, look: isLarger(known.box, to) ? 'before' : 'now' });
      continue;
    }
    const place = from === undefined ? null : places.of(from);
    if (place !== null) flights.push({ name, from: within(place, to), to, look: 'now' });
  }
  for (const [name, { box: from }] of before) {
    const place = now.has(name) ? null : places.holderOf(name);
    if (place !== null) flights.push({ name, from, to: within(place, from), look: 'before' });
  }
  return flights.length > MOST_PIECES ? [] : flights;
}

const BASE_MS = 260;
const MS_PER_PX = 0.4;
const LONGEST_MS = 650;

/** Returns the duration of a way in ms. */
export const durationOf = (from: Box, to: Box): number =>
  Math.min(LONGEST_MS, BASE_MS + MS_PER_PX * Math.hypot(from.x - to.x, from.y - to.y));
