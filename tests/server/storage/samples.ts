/** Sample data for tests of the storage. */
import type { LogEntry, State } from 'boardgame.io';
import { createMatch, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import type { MatchData } from '../../../src/server/matches/matchData';
import type { MatchStorage } from '../../../src/server/storage/storage';
import type { Chat } from '../../../src/session/protocol';
import { type SampleState, sampleGame } from '../sampleGame';

export interface StorageUnderTest {
  readonly storage: MatchStorage;
  /** Opens the same data again, as after a restart. */
  reopen(): Promise<MatchStorage>;
  dispose(): Promise<void>;
}

/** Writes a state that follows the stored one, as a table does. */
export function follow(
  storage: MatchStorage,
  matchID: string,
  state: State<SampleState>,
  deltalog: LogEntry[] = [],
  toAct: string[] = [],
): Promise<number> {
  const before = { ...state, _stateID: state._stateID - 1 };
  return storage.setState(matchID, { before, state, deltalog, toAct });
}

export function newMatch(): { initialState: State<SampleState>; metadata: MatchData } {
  const game = ProcessGameConfig(sampleGame);
  const match = createMatch({ game, numPlayers: 2, setupData: undefined, unlisted: false });
  if ('setupDataError' in match) throw new Error(match.setupDataError);
  return { metadata: match.metadata, initialState: InitializeGame({ game, numPlayers: 2 }) };
}

export function at(
  state: State<SampleState>,
  _stateID: number,
  change: Partial<SampleState> = {},
): State<SampleState> {
  return { ...state, G: { ...state.G, ...change }, _stateID };
}

export const chat = (payload: string): Chat => ({ id: 'x', sender: null, name: 'Анна', payload, at: 5 });

export function entry(_stateID: number, type: string): LogEntry {
  const payload = { type, args: [], playerID: '0' };
  return { action: { type: 'MAKE_MOVE', payload }, _stateID, turn: 1, phase: 'none' };
}

/** Returns the value after a round trip through JSON, which drops undefined fields. */
export function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
