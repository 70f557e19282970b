import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Game, LogEntry, State } from 'boardgame.io';
import { CreateGameReducer } from 'boardgame.io/internal';
import pick from 'lodash/pick';
import { effectiveLog } from '../../session/effectiveLog';
import { OtherVersionError } from '../storage/otherVersion';

/** Time in ms after which the replay yields to other tasks. */
const SLICE = 5;

/** A match as it is stored: initial state, moves and final state. */
export interface PlayedMatch {
  readonly beginning: State;
  readonly log: readonly LogEntry[];
  readonly end: State;
}

/**
 * Replays a match and calls `onPosition` after each move.
 * @throws OtherVersionError if the result differs from the stored state, because the rules have changed
 */
export async function replay(
  game: Game,
  { beginning, log, end }: PlayedMatch,
  onPosition: (state: State, entry: LogEntry) => void = () => undefined,
): Promise<void> {
  const reduce = CreateGameReducer({ game });
  let state = beginning;
  let sliceEnd = performance.now() + SLICE;
  for (const entry of effectiveLog(log)) {
    const before = state._stateID;
    // The reducer changes these parts in place.
    const copy = { ...state, ctx: structuredClone(state.ctx), plugins: structuredClone(state.plugins) };
    state = played(() => reduce(copy, entry.action));
    if (state._stateID === before) throw new OtherVersionError();
    onPosition(state, entry);
    if (performance.now() > sliceEnd) {
      await setImmediate();
      sliceEnd = performance.now() + SLICE;
    }
  }
  if (!leadsTo(asStored(state), asStored(end))) throw new OtherVersionError();
}

/**
 * Compares the fields of `G` that the stored position has. A later version of the rules may keep more fields for the same
 * moves.
 */
const leadsTo = (replayed: Stored, stored: Stored): boolean =>
  isDeepStrictEqual(replayed.ctx, stored.ctx) &&
  isDeepStrictEqual(pick(replayed.G, Object.keys(stored.G)), stored.G);

/** Changed rules may throw on a position they don't expect. */
function played(play: () => State): State {
  try {
    return play();
  } catch {
    throw new OtherVersionError();
  }
}

type Stored = { readonly G: object; readonly ctx: unknown };

const asStored = ({ G, ctx }: State): Stored => JSON.parse(JSON.stringify({ G, ctx }));
