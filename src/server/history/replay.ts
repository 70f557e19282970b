import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Game, LogEntry, State } from 'boardgame.io';
import { CreateGameReducer } from 'boardgame.io/internal';
import { effectiveLog } from '../../session/effectiveLog';
import { OtherVersionError } from '../matches/otherVersion';

/** Milliseconds after which moves of others go first. */
const SLICE = 5;

/** A match as it is stored: how it began, what was played, and where that led. */
export interface PlayedMatch {
  readonly beginning: State;
  readonly log: readonly LogEntry[];
  readonly end: State;
}

/**
 * Plays a match again, move by move, and looks at each position.
 * @throws OtherVersionError when that doesn't lead where the match is: by rules of another version it would show a past
 * that never was.
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
    // The reducer counts moves and notes log metadata in place.
    const copy = { ...state, ctx: structuredClone(state.ctx), plugins: structuredClone(state.plugins) };
    state = played(() => reduce(copy, entry.action));
    if (state._stateID === before) throw new OtherVersionError();
    onPosition(state, entry);
    if (performance.now() > sliceEnd) {
      await setImmediate();
      sliceEnd = performance.now() + SLICE;
    }
  }
  if (!isDeepStrictEqual(asStored(state), asStored(end))) throw new OtherVersionError();
}

/** Rules of another version may find a position that they don't know. */
function played(play: () => State): State {
  try {
    return play();
  } catch {
    throw new OtherVersionError();
  }
}

const asStored = ({ G, ctx }: State): unknown => JSON.parse(JSON.stringify({ G, ctx }));
