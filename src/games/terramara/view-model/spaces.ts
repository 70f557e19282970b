/** View model of the spaces: effects, workers, and whether the chosen worker can be placed. */
import { itemAt } from '../../../rules-kit/indexed';
import { type Level, type PlayerID, ROUNDS, ROWS, type SpaceId, type WorkerKind } from '../content/terms';
import type { Condition, Effect } from '../content/vocabulary';
import { joiningPrice, refusePlacing } from '../rules/placing';
import { isOnFire, occupantsOf, placeOf, spaceOf, spacesInPlay, territoryAt } from '../rules/spaces';
import type { G, Occupant, Owner } from '../rules/state/state';
import type { Table } from './table';

export type Ground = 'homeland' | 'plain' | 'mountain' | 'trail' | 'hut' | 'ownTrail';

export type SpaceView = {
  readonly id: SpaceId;
  readonly ground: Ground;
  /** Row of the land, 1 to 6; 0 for spaces outside the lands. */
  readonly row: number;
  /** Place in its tile, from 1. */
  readonly place: number;
  /** Null: any number of own workers. */
  readonly capacity: number | null;
  readonly do: readonly Effect[];
  readonly condition: Condition | null;
  readonly occupants: readonly Occupant[];
  readonly hasFire: boolean;
};

/** Returns all spaces that a player can see, in board order. Spectators see no hut. */
export function spacesOf(G: G, viewer: PlayerID | null): readonly SpaceView[] {
  const eyes = viewer ?? itemAt(G.turnOrder, 0);
  return spacesInPlay(G, eyes).flatMap((id): SpaceView[] => {
    const place = placeOf(id);
    const space = spaceOf(G, eyes, id);
    const isOwn = id === 'hut' || id === 'ownTrail';
    if (place === null || space === null || (isOwn && viewer === null)) return [];
    const territory = territoryAt(id);
    return [
      {
        id,
        ground: territory?.side ?? (space.kind === 'territory' ? 'plain' : space.kind),
        row: 'row' in place ? place.row : 0,
        place: territory === null ? 1 : territory.index + 1,
        capacity: space.capacity,
        do: space.do,
        condition: space.condition,
        occupants: occupantsOf(G, eyes, id),
        hasFire: territory !== null && isOnFire(G, territory),
      },
    ];
  });
}

/** The reason why the chosen worker can't be placed, shown as an icon. The rules provide the words. */
export type Shut =
  | { readonly why: 'military'; readonly need: number }
  | { readonly why: 'junction' | 'later' | 'lock' };

export type SpaceState =
  /** The viewer isn't about to place a worker. */
  | { readonly state: 'idle' }
  | { readonly state: 'open'; readonly price: number }
  | { readonly state: 'shut'; readonly shut: Shut };

function shutOf(G: G, me: PlayerID, worker: WorkerKind, space: SpaceView): Shut {
  const refusal = refusePlacing(G, me, worker, space.id);
  const need = refusal?.values?.need;
  // The military that joining needs (S4.7).
  if (typeof need === 'number') return { why: 'military', need };
  if (refusal?.rule === 'S4.12') return { why: 'junction' };
  return { why: refusal?.rule === 'S4.5' ? 'later' : 'lock' };
}

/** Returns whether the chosen worker can be placed on a space. `open` comes from the legal moves. */
export function stateOf(
  { G, viewer }: Pick<Table, 'G' | 'viewer'>,
  open: ReadonlySet<SpaceId>,
  worker: WorkerKind | null,
  space: SpaceView,
): SpaceState {
  if (viewer === null) return { state: 'idle' };
  if (open.has(space.id)) {
    const price = worker === null ? 0 : joiningPrice(G, viewer, worker, space.id);
    return { state: 'open', price };
  }
  return {
    state: 'shut',
    shut: worker === null ? { why: 'lock' } : shutOf(G, viewer, worker, space),
  };
}

/** Returns the neutral whose explorer is placed next (S1.14): first all of one neutral, then all of the other. */
export const nextNeutral = ({ neutrals, neutralsPlaced }: G): Owner | null =>
  neutrals[Math.floor(neutralsPlaced / ROWS)]?.id ?? null;

/** Returns the round for which a worker returns from a space, or null at the end of the game. */
export function backFor(G: G, space: Pick<SpaceView, 'row'>): number | null {
  const until = Math.max(G.round, space.row);
  return until >= ROUNDS ? null : until + 1;
}

/** Returns a space's bonus tile and the level of the round's craftsmen. */
export function spaceContext(
  table: Pick<Table, 'G' | 'content'>,
  space: SpaceView,
): { bonus?: readonly Effect[]; craftsman: Level } {
  const { G, content } = table;
  const hasTile = space.do.some((effect) => 'bonusTile' in effect);
  const bonus = hasTile ? (G.rows[space.row - 1]?.bonus ?? null) : null;
  const craftsman = itemAt(content.craftsmen.byRound, Math.min(5, Math.max(1, G.round)) - 1);
  if (bonus === null) return { craftsman };
  return { craftsman, bonus: content.bonusTiles.find(({ id }) => id === bonus)?.do };
}
