import type { Game, LogEntry, State } from 'boardgame.io';
import { createMatch, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KEPT_MESSAGES, type Room } from '../../src/server/chat';
import type { MatchData } from '../../src/server/match-data';
import {
  type MatchStorage,
  StaleMetadataError,
  StaleStateError,
  UnknownMatchError,
} from '../../src/server/storage';
import type { Chat } from '../../src/session/protocol';
import { type SampleState, SECRET, sampleGame } from './sample-game';

export interface StorageUnderTest {
  readonly storage: MatchStorage;
  /** The same data, opened again as after a restart. */
  reopen(): Promise<MatchStorage>;
  /** What `backup` wrote, opened. */
  openBackup(path: string): Promise<MatchStorage>;
  readonly backupPath: string;
  /** Everything the storage holds, as text: for finding what it must not hold. */
  dump(): string;
  dispose(): Promise<void>;
}

/** What any storage of matches must do. A new one passes this suite, nothing less. */
export function storageConformance(
  name: string,
  setUp: (games: readonly Game[]) => Promise<StorageUnderTest>,
) {
  describe(`storage conformance: ${name}`, () => {
    let subject: StorageUnderTest;
    let storage: MatchStorage;

    beforeEach(async () => {
      subject = await setUp([sampleGame]);
      storage = subject.storage;
      await storage.connect();
    });
    afterEach(() => subject.dispose());

    test('a created match is read back whole: state, metadata, an empty log', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      const found = await storage.fetch('m', { state: true, metadata: true, log: true });
      expect(found).toEqual({
        state: plain(initialState),
        metadata: { ...plain(metadata), revision: 0 },
        log: [],
      });
    });

    test('only what is asked for comes back', async () => {
      await storage.createMatch('m', newMatch());
      expect(Object.keys(await storage.fetch('m', { metadata: true }))).toEqual(['metadata']);
      expect(await storage.fetch('m', {})).toEqual({});
    });

    test('an unknown match is nothing, and reading it creates nothing', async () => {
      const all = { state: true, metadata: true, log: true, initialState: true };
      expect(await storage.fetch('nowhere', all)).toEqual({});
      expect(await storage.listMatches()).toEqual([]);
    });

    test('an id is taken once: a second match with it is refused and the first unharmed', async () => {
      const first = newMatch();
      await storage.createMatch('m', first);
      await expect(storage.createMatch('m', newMatch())).rejects.toThrow();
      expect((await storage.fetch('m', { state: true })).state).toEqual(plain(first.initialState));
    });

    test('a state is written with its log entries, in order, after the older ones', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      await storage.setState('m', at(initialState, 1), [entry(0, 'a'), entry(0, 'b')]);
      await storage.setState('m', at(initialState, 2), [entry(1, 'c')]);
      const { state, log } = await storage.fetch('m', { state: true, log: true });
      expect(state._stateID).toBe(2);
      expect(log.map(({ action }) => action.payload.type)).toEqual(['a', 'b', 'c']);
    });

    test.each([1, 2, 4, 7])(
      'a state that does not follow the stored one (2 to %i) is refused',
      async (next) => {
        const { initialState, metadata } = newMatch();
        await storage.createMatch('m', { initialState, metadata });
        await storage.setState('m', at(initialState, 1), [entry(0, 'a')]);
        await storage.setState('m', at(initialState, 2), [entry(1, 'b')]);
        await expect(storage.setState('m', at(initialState, next), [entry(2, 'c')])).rejects.toThrow(
          StaleStateError,
        );
        const { state, log } = await storage.fetch('m', { state: true, log: true });
        expect([state._stateID, log.length]).toEqual([2, 2]);
      },
    );

    test('of writes from the same state at the same time, one is taken and its log is the log', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      const writes = ['a', 'b', 'c', 'd'].map((move) =>
        storage.setState('m', at(initialState, 1, { table: [move] }), [entry(0, move)]),
      );
      const results = await Promise.allSettled(writes);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { state, log } = await storage.fetch('m', { state: true, log: true });
      expect(log.map(({ action }) => action.payload.type)).toEqual(state.G.table);
    });

    test('a failing log entry takes its state with it', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      const unwritable = { ...entry(0, 'a'), metadata: { count: 1n } };
      await expect(storage.setState('m', at(initialState, 1), [entry(0, 'a'), unwritable])).rejects.toThrow();
      const { state, log } = await storage.fetch('m', { state: true, log: true });
      expect([state._stateID, log.length]).toEqual([0, 0]);
    });

    test('the state a refused move leaves, written again without log, changes nothing', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      await storage.setState('m', at(initialState, 1), [entry(0, 'a')]);
      await storage.setState('m', at(initialState, 1, { table: ['other'] }));
      expect((await storage.fetch('m', { state: true })).state.G.table).toEqual([]);
    });

    test('a state keeps the metadata true: its time, and the result once the game is over', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata: { ...metadata, updatedAt: 1 } });
      const over = at(initialState, 1);
      over.ctx = { ...over.ctx, gameover: { winner: '0' } };
      await storage.setState('m', over, [entry(0, 'a')]);
      const { metadata: written } = await storage.fetch('m', { metadata: true });
      expect(written.gameover).toEqual({ winner: '0' });
      expect(written.updatedAt).toBeGreaterThan(Date.now() - 60_000);
    });

    test('no state, no metadata for a match that does not exist', async () => {
      const { initialState, metadata } = newMatch();
      await expect(storage.setState('nowhere', at(initialState, 1))).rejects.toThrow(UnknownMatchError);
      await expect(storage.setMetadata('nowhere', metadata)).rejects.toThrow(UnknownMatchError);
      expect(await storage.listMatches()).toEqual([]);
    });

    test('metadata is replaced as a whole, but for what the moves change: time and result', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      const changed: MatchData = {
        ...metadata,
        players: { 0: { id: 0, name: 'Анна', credentials: 'kept' }, 1: { id: 1 } },
        unlisted: true,
        nextMatchID: 'next',
        clock: { minutes: 5 },
      };
      await storage.setMetadata('m', { ...changed, updatedAt: 17, gameover: { winner: '1' } });
      const written = (await storage.fetch('m', { metadata: true })).metadata;
      expect(written).toEqual({ ...plain(changed), revision: 1 });
    });

    test('of changes made from the same metadata at the same time, one is taken', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      const read = (await storage.fetch('m', { metadata: true })).metadata;
      const seatTakenBy = (name: string) =>
        storage.setMetadata('m', { ...read, players: { 0: { id: 0, name }, 1: { id: 1 } } });
      const results = await Promise.allSettled(['Анна', 'Борис', 'Вера'].map(seatTakenBy));
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
      for (const result of results) {
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(StaleMetadataError);
      }
      const { metadata: now } = await storage.fetch('m', { metadata: true });
      expect([now.revision, now.players[0].name]).toEqual([1, 'Анна']);
      await storage.setMetadata('m', { ...now, unlisted: true });
      expect((await storage.fetch('m', { metadata: true })).metadata.revision).toBe(2);
    });

    test('a seat called __proto__ or constructor is no seat', async () => {
      await storage.createMatch('m', newMatch());
      const { metadata } = await storage.fetch('m', { metadata: true });
      const seats: Record<string, unknown> = metadata.players;
      for (const name of ['__proto__', 'constructor', 'toString']) expect(seats[name]).toBeUndefined();
    });

    test('the initial state leaves without hands, deck, seed or undo, though it is stored', async () => {
      const match = newMatch();
      await storage.createMatch('m', match);
      const { initialState } = await storage.fetch('m', { initialState: true });
      expect(JSON.stringify(initialState)).not.toContain(SECRET);
      expect(initialState.plugins).toEqual({});
      expect([initialState._undo, initialState._redo]).toEqual([[], []]);
      expect(initialState.ctx).toEqual(plain(match.initialState.ctx));
      expect(subject.dump()).toContain(SECRET);
    });

    test('of a game that is no longer offered, the initial state leaves empty', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata: { ...metadata, gameName: 'retired' } });
      const found = await storage.fetch('m', { initialState: true });
      expect(found.initialState.G).toEqual({});
    });

    test('matches are listed by game, result and time of the last update', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('old', { initialState, metadata: { ...metadata, updatedAt: 100 } });
      await storage.createMatch('over', {
        initialState,
        metadata: { ...metadata, updatedAt: 200, gameover: { winner: '1' } },
      });
      await storage.createMatch('other', {
        initialState,
        metadata: { ...metadata, updatedAt: 300, gameName: 'other' },
      });
      const list = async (opts?: Parameters<MatchStorage['listMatches']>[0]) =>
        (await storage.listMatches(opts)).toSorted();
      expect(await list()).toEqual(['old', 'other', 'over']);
      expect(await list({ gameName: 'sample' })).toEqual(['old', 'over']);
      expect(await list({ gameName: 'sample', where: { isGameover: true } })).toEqual(['over']);
      expect(await list({ where: { isGameover: false } })).toEqual(['old', 'other']);
      expect(await list({ where: { updatedBefore: 200 } })).toEqual(['old']);
      expect(await list({ where: { updatedAfter: 200 } })).toEqual(['other']);
    });

    test('a list may leave out private matches and have an end', async () => {
      const { initialState, metadata } = newMatch();
      for (const [id, updatedAt, unlisted] of [
        ['a', 1, false],
        ['private', 2, true],
        ['b', 3, undefined],
        ['c', 4, false],
      ] as const) {
        await storage.createMatch(id, { initialState, metadata: { ...metadata, updatedAt, unlisted } });
      }
      expect(await storage.listMatches({ listed: true })).toEqual(['c', 'b', 'a']);
      expect(await storage.listMatches({ listed: true, limit: 2 })).toEqual(['c', 'b']);
      expect(await storage.listMatches()).toEqual(['c', 'b', 'private', 'a']);
    });

    test('matches are counted, and told apart by the network of their creator', async () => {
      const { initialState, metadata } = newMatch();
      for (const [id, updatedAt, network] of [
        ['a', 1, 'north'],
        ['b', 2, 'north'],
        ['c', 2, 'south'],
        ['d', 3, undefined],
      ] as const) {
        await storage.createMatch(id, { initialState, metadata: { ...metadata, updatedAt }, network });
      }
      const over = at(initialState, 1);
      over.ctx = { ...over.ctx, gameover: true };
      await storage.setState('a', over, [entry(0, 'a')]);
      expect(await storage.countMatches()).toBe(4);
      expect(await storage.countMatches({ network: 'north' })).toBe(2);
      expect(await storage.countMatches({ network: 'north', where: { isGameover: false } })).toBe(1);
      expect(await storage.countMatches({ network: 'nowhere' })).toBe(0);
      expect(await storage.listMatches({ network: 'north', where: { isGameover: false } })).toEqual(['b']);
    });

    test('a list goes on after any of its matches, also among matches of the same time', async () => {
      const { initialState, metadata } = newMatch();
      for (const [id, updatedAt] of [
        ['a', 5],
        ['b', 7],
        ['c', 5],
        ['d', 5],
      ] as const) {
        await storage.createMatch(id, { initialState, metadata: { ...metadata, updatedAt } });
      }
      expect(await storage.listMatches()).toEqual(['b', 'a', 'c', 'd']);
      const after = (updatedAt: number, matchID: string) =>
        storage.listMatches({ after: { updatedAt, matchID }, limit: 2 });
      expect(await after(7, 'b')).toEqual(['a', 'c']);
      expect(await after(5, 'a')).toEqual(['c', 'd']);
      expect(await after(5, 'd')).toEqual([]);
    });

    test('the state before any move is kept whole, for the server', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      await storage.setState('m', at(initialState, 1), [entry(0, 'a')]);
      expect(await storage.fetchBeginning('m')).toEqual(plain(initialState));
      await expect(storage.fetchBeginning('nowhere')).rejects.toThrow(UnknownMatchError);
    });

    test('when each state was reached and who was to act is kept with it, once a state', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      expect(await storage.fetchPaces('m')).toEqual([]);
      const before = Date.now();
      await storage.setState('m', at(initialState, 1), [entry(0, 'a'), entry(0, 'b')], ['1']);
      await storage.setState('m', at(initialState, 2), [entry(1, 'c')], ['0', '1']);
      const paces = await storage.fetchPaces('m');
      expect(paces.map(({ toAct }) => toAct)).toEqual([['1'], ['0', '1']]);
      for (const pace of paces) expect(pace.at).toBeGreaterThanOrEqual(before);
    });

    test('when the server ran is kept over a restart; between two runs it was away', async () => {
      const first = await storage.beginRun(1000);
      await storage.continueRun(first, 5000);
      expect(await storage.fetchAbsences()).toEqual([]);
      storage = await subject.reopen();
      const second = await storage.beginRun(9000);
      await storage.continueRun(second, 9500);
      await storage.beginRun(10_000);
      expect(await storage.fetchAbsences()).toEqual([
        { from: 5000, until: 9000 },
        { from: 9500, until: 10_000 },
      ]);
    });

    test('what is said is kept by room, in order, and goes with its match', async () => {
      await storage.createMatch('m', newMatch());
      await storage.createMatch('n', newMatch());
      for (const number of [1, 2, 3]) {
        await storage.addChat('m', 'seats', chat(`seats ${number}`));
        await storage.addChat('m', 'onlookers', chat(`onlookers ${number}`));
      }
      const said = async (match: string, rooms: readonly Room[]) =>
        (await storage.fetchChat(match, rooms)).map(({ payload }) => payload);
      expect(await said('m', ['seats'])).toEqual(['seats 1', 'seats 2', 'seats 3']);
      expect((await said('m', ['seats', 'onlookers'])).slice(0, 3)).toEqual([
        'seats 1',
        'onlookers 1',
        'seats 2',
      ]);
      expect(await said('n', ['seats', 'onlookers'])).toEqual([]);
      expect((await storage.fetchChat('m', ['onlookers']))[0]).toEqual(chat('onlookers 1'));
      await storage.wipe('m');
      expect(await said('m', ['seats', 'onlookers'])).toEqual([]);
      await expect(storage.addChat('nowhere', 'seats', chat('x'))).rejects.toThrow();
    });

    test('one room never talks the other away; the newest are kept', async () => {
      await storage.createMatch('m', newMatch());
      await storage.addChat('m', 'seats', chat('kept'));
      for (let number = 0; number < KEPT_MESSAGES + 5; number++) {
        await storage.addChat('m', 'onlookers', chat(String(number)));
      }
      expect(await storage.fetchChat('m', ['seats'])).toHaveLength(1);
      const newest = await storage.fetchChat('m', ['onlookers']);
      expect(newest).toHaveLength(KEPT_MESSAGES);
      expect(newest.at(-1)?.payload).toBe(String(KEPT_MESSAGES + 4));
    });

    test('a wiped match is gone with its log, and only it', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      await storage.createMatch('n', { initialState, metadata });
      await storage.setState('m', at(initialState, 1), [entry(0, 'a')]);
      await storage.wipe('m');
      await storage.wipe('never was');
      expect(await storage.listMatches()).toEqual(['n']);
      await storage.createMatch('m', { initialState, metadata });
      expect((await storage.fetch('m', { log: true })).log).toEqual([]);
    });

    test('everything is there after a restart', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      await storage.setState('m', at(initialState, 1), [entry(0, 'a')]);
      const all = { state: true, metadata: true, log: true, initialState: true };
      const before = await storage.fetch('m', all);
      await storage.close();
      const again = await subject.reopen();
      await again.connect();
      expect(await again.fetch('m', all)).toEqual(before);
    });

    test('a backup is whole, is written beside running games, and never over an older one', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      const writing = storage.setState('m', at(initialState, 1), [entry(0, 'a')]);
      await storage.backup(subject.backupPath);
      await writing;
      const copy = await subject.openBackup(subject.backupPath);
      const { state, log } = await copy.fetch('m', { state: true, log: true });
      expect(log).toHaveLength(state._stateID);
      await copy.close();
      await expect(storage.backup(subject.backupPath)).rejects.toThrow('exists');
    });
  });
}

function newMatch(): { initialState: State<SampleState>; metadata: MatchData } {
  const game = ProcessGameConfig(sampleGame);
  const match = createMatch({ game, numPlayers: 2, setupData: undefined, unlisted: false });
  if ('setupDataError' in match) throw new Error(match.setupDataError);
  return { metadata: match.metadata, initialState: InitializeGame({ game, numPlayers: 2 }) };
}

function at(
  state: State<SampleState>,
  _stateID: number,
  change: Partial<SampleState> = {},
): State<SampleState> {
  return { ...state, G: { ...state.G, ...change }, _stateID };
}

const chat = (payload: string): Chat => ({ id: 'x', sender: null, name: 'Анна', payload, at: 5 });

function entry(_stateID: number, type: string): LogEntry {
  const payload = { type, args: [], playerID: '0' };
  return { action: { type: 'MAKE_MOVE', payload }, _stateID, turn: 1, phase: 'none' };
}

/** As JSON carries it: without what is undefined. */
function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
