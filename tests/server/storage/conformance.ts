import { CreateGameReducer } from 'boardgame.io/internal';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { entryOf } from '../../../src/rules-kit/indexed';
import type { MatchData } from '../../../src/server/matches/matchData';
import {
  type MatchStorage,
  StaleMetadataError,
  StaleStateError,
  UnknownMatchError,
} from '../../../src/server/storage/storage';
import { sampleGame } from '../sampleGame';
import { talkConformance } from './chatAndRuns';
import { dailyConformance } from './daily';
import { listConformance } from './lists';
import { notificationsConformance } from './notifications';
import { peopleConformance } from './people';
import { ratingsConformance } from './ratings';
import { at, entry, follow, newMatch, plain, type StorageUnderTest } from './samples';

/** The tests that every implementation of the match storage must pass. */
export function storageConformance(name: string, setUp: () => Promise<StorageUnderTest>) {
  describe(`storage conformance: ${name}`, () => {
    let subject: StorageUnderTest;
    let storage: MatchStorage;

    beforeEach(async () => {
      subject = await setUp();
      storage = subject.storage;
      await storage.connect();
    });
    afterEach(() => subject.dispose());

    listConformance(() => subject);
    talkConformance(() => subject);
    peopleConformance(() => subject);
    dailyConformance(() => subject);
    notificationsConformance(() => subject);
    ratingsConformance(() => subject);

    test('returns a created match with state, metadata and an empty log', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      const found = await storage.fetch('m', { state: true, metadata: true, log: true });
      expect(found).toEqual({
        state: plain(initialState),
        metadata: { ...plain(metadata), revision: 0 },
        log: [],
      });
    });

    test('returns only the requested fields', async () => {
      await storage.createMatch('m', newMatch());
      expect(Object.keys(await storage.fetch('m', { metadata: true }))).toEqual(['metadata']);
      expect(await storage.fetch('m', {})).toEqual({});
    });

    test('returns nothing for an unknown match and creates nothing', async () => {
      const all = { state: true, metadata: true, log: true };
      expect(await storage.fetch('nowhere', all)).toEqual({});
      expect(await storage.listMatches()).toEqual([]);
    });

    test('refuses a second match with the same id and keeps the first', async () => {
      const first = newMatch();
      await storage.createMatch('m', first);
      await expect(storage.createMatch('m', newMatch())).rejects.toThrow();
      expect((await storage.fetch('m', { state: true })).state).toEqual(plain(first.initialState));
    });

    test('adds the log entries of a state after the older ones, in order', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      await follow(storage, 'm', at(initialState, 1), [entry(0, 'a'), entry(0, 'b')]);
      await follow(storage, 'm', at(initialState, 2), [entry(1, 'c')]);
      const { state, log } = await storage.fetch('m', { state: true, log: true });
      expect(state._stateID).toBe(2);
      expect(log.map(({ action }) => action.payload.type)).toEqual(['a', 'b', 'c']);
    });

    test('returns the log between two states by moves, each with all its entries', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      const moves = ['a', 'b', 'c', 'd'];
      for (const [index, move] of moves.entries())
        await follow(storage, 'm', at(initialState, index + 1), [
          entry(index, move),
          entry(index, `${move}+`),
        ]);
      const types = async (from: number, to: number) =>
        (await storage.fetchSteps('m', from, to)).map((step) =>
          step.map(({ action }) => action.payload.type),
        );
      expect(await types(1, 3)).toEqual([
        ['b', 'b+'],
        ['c', 'c+'],
      ]);
      expect(await types(4, 9)).toEqual([]);
    });

    test.each([1, 2, 4, 7])('refuses a state that does not follow the stored one (2 to %i)', async (next) => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      await follow(storage, 'm', at(initialState, 1), [entry(0, 'a')]);
      await follow(storage, 'm', at(initialState, 2), [entry(1, 'b')]);
      await expect(follow(storage, 'm', at(initialState, next), [entry(2, 'c')])).rejects.toThrow(
        StaleStateError,
      );
      const { state, log } = await storage.fetch('m', { state: true, log: true });
      expect([state._stateID, log.length]).toEqual([2, 2]);
    });

    test('accepts one of several parallel writes from the same state, with its log', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      const writes = ['a', 'b', 'c', 'd'].map((move) =>
        follow(storage, 'm', at(initialState, 1, { table: [move] }), [entry(0, move)]),
      );
      const results = await Promise.allSettled(writes);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { state, log } = await storage.fetch('m', { state: true, log: true });
      expect(log.map(({ action }) => action.payload.type)).toEqual(state.G.table);
    });

    test('writes no state when a log entry fails', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      const unwritable = { ...entry(0, 'a'), metadata: { count: 1n } };
      await expect(follow(storage, 'm', at(initialState, 1), [entry(0, 'a'), unwritable])).rejects.toThrow();
      const { state, log } = await storage.fetch('m', { state: true, log: true });
      expect([state._stateID, log.length]).toEqual([0, 0]);
    });

    test('updates the time and result in the metadata when a state is stored', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata: { ...metadata, updatedAt: 1 } });
      const over = at(initialState, 1);
      over.ctx = { ...over.ctx, gameover: { winner: '0' } };
      await follow(storage, 'm', over, [entry(0, 'a')]);
      const { metadata: written } = await storage.fetch('m', { metadata: true });
      expect(written.gameover).toEqual({ winner: '0' });
      expect(written.updatedAt).toBeGreaterThan(Date.now() - 60_000);
    });

    test('writes no state or metadata for a missing match', async () => {
      const { initialState, metadata } = newMatch();
      await expect(follow(storage, 'nowhere', at(initialState, 1))).rejects.toThrow(UnknownMatchError);
      await expect(storage.setMetadata('nowhere', metadata)).rejects.toThrow(UnknownMatchError);
      expect(await storage.listMatches()).toEqual([]);
    });

    test('replaces the metadata except for the time and result written by moves', async () => {
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

    test('accepts one of several parallel changes of the same metadata', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      const read = (await storage.fetch('m', { metadata: true })).metadata;
      const seatTakenBy = (name: string) =>
        storage.setMetadata('m', { ...read, players: { 0: { id: 0, name }, 1: { id: 1 } } });
      const names = ['Анна', 'Борис', 'Вера'];
      const results = await Promise.allSettled(names.map(seatTakenBy));
      // Connections of a pool may overtake each other.
      const taker = names[results.findIndex(({ status }) => status === 'fulfilled')];
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
      for (const result of results) {
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(StaleMetadataError);
      }
      const { metadata: now } = await storage.fetch('m', { metadata: true });
      expect([now.revision, entryOf(now.players, '0').name]).toEqual([1, taker]);
      await storage.setMetadata('m', { ...now, unlisted: true });
      expect((await storage.fetch('m', { metadata: true })).metadata.revision).toBe(2);
    });

    test('has no seat called __proto__ or constructor', async () => {
      await storage.createMatch('m', newMatch());
      const { metadata } = await storage.fetch('m', { metadata: true });
      const seats: Record<string, unknown> = metadata.players;
      for (const name of ['__proto__', 'constructor', 'toString']) expect(seats[name]).toBeUndefined();
    });

    test('keeps the full initial state for the server', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      await follow(storage, 'm', at(initialState, 1), [entry(0, 'a')]);
      expect(await storage.fetchBeginning('m')).toEqual(plain(initialState));
      await expect(storage.fetchBeginning('nowhere')).rejects.toThrow(UnknownMatchError);
    });

    test('keeps each change of the seats to act once', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      expect(await storage.fetchPaces('m')).toEqual([]);
      const before = Date.now();
      const times: number[] = [];
      for (const [index, toAct] of [['1'], ['1'], ['0', '1'], ['1']].entries()) {
        times.push(await follow(storage, 'm', at(initialState, index + 1), [entry(index, 'a')], toAct));
      }
      expect(await storage.fetchPaces('m')).toEqual([
        { at: times[0], toAct: ['1'] },
        { at: times[2], toAct: ['0', '1'] },
        { at: times[3], toAct: ['1'] },
      ]);
      for (const time of times) expect(time).toBeGreaterThanOrEqual(before);
      expect((await storage.fetch('m', { metadata: true })).metadata.updatedAt).toBe(times[3]);
    });

    test('has no state before the deal, and deals once', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { metadata });
      const found: object = await storage.fetch('m', { state: true, metadata: true, log: true });
      expect(found).toEqual({ metadata: { ...plain(metadata), revision: 0 }, log: [] });
      await expect(storage.fetchBeginning('m')).rejects.toThrow(UnknownMatchError);
      await storage.setMetadata('m', { ...metadata, revision: 0 }, initialState);
      expect((await storage.fetch('m', { state: true })).state).toEqual(plain(initialState));
      expect(await storage.fetchBeginning('m')).toEqual(plain(initialState));
      const stale = storage.setMetadata('m', { ...metadata, revision: 0 }, newMatch().initialState);
      await expect(stale).rejects.toThrow(StaleMetadataError);
      const again = storage.setMetadata('m', { ...metadata, revision: 1 }, newMatch().initialState);
      await expect(again).rejects.toThrow();
      expect((await storage.fetch('m', { metadata: true })).metadata.revision).toBe(1);
      expect(await storage.fetchBeginning('m')).toEqual(plain(initialState));
    });

    test('stores content once per game while a match uses it', async () => {
      const { initialState, metadata } = newMatch();
      const content = { hash: 'abc', snapshot: { cards: [{ value: 3 }] } };
      const named = { ...metadata, content: content.hash };
      expect(await storage.fetchContent('sample', 'abc')).toBeUndefined();
      await storage.createMatch('m', { initialState, metadata: named, content });
      await storage.createMatch('n', { metadata });
      const other = { ...content, snapshot: 'never looked at: the hash is known' };
      await storage.setMetadata('n', { ...named, revision: 0 }, initialState, other);
      storage = await subject.reopen();
      expect(await storage.fetchContent('sample', 'abc')).toEqual(content.snapshot);
      expect(await storage.fetchContent('other', 'abc')).toBeUndefined();
      await storage.wipe('m');
      expect(await storage.fetchContent('sample', 'abc')).toEqual(content.snapshot);
      await storage.wipe('n');
      expect(await storage.fetchContent('sample', 'abc')).toBeUndefined();
    });

    test('keeps undo and redo steps with the state', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      const reduce = CreateGameReducer({ game: sampleGame });
      let state = initialState;
      const act = async (type: string, move: string | null = null) => {
        const payload = { type: move, args: [], playerID: '0' };
        const { deltalog, ...after } = reduce(state, { type, payload } as Parameters<typeof reduce>[1]);
        await storage.setState('m', { before: state, state: after, deltalog, toAct: ['0'] });
        state = after;
        const found = await (await subject.reopen()).fetch('m', { state: true, log: true });
        expect(found.state).toEqual(plain(state));
        return found.log.map((logged): string => logged.action.payload.type ?? logged.action.type);
      };
      expect(await act('MAKE_MOVE', 'think')).toEqual(['think']);
      expect(await act('MAKE_MOVE', 'think')).toEqual(['think', 'think']);
      expect(await act('UNDO')).toEqual(['think', 'think', 'UNDO']);
      expect(await act('UNDO')).toEqual(['think', 'think', 'UNDO', 'UNDO']);
      // An undo and its redo leave no entry.
      expect(await act('REDO')).toEqual(['think', 'think', 'UNDO']);
      // A new move removes the undone moves.
      expect(await act('MAKE_MOVE', 'think')).toEqual(['think', 'think']);
      expect(await act('UNDO')).toEqual(['think', 'think', 'UNDO']);
      expect(await act('REDO')).toEqual(['think', 'think']);
    });

    test('deletes only the wiped match, with its log', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      await storage.createMatch('n', { initialState, metadata });
      await follow(storage, 'm', at(initialState, 1), [entry(0, 'a')]);
      await storage.wipe('m');
      await storage.wipe('never was');
      expect(await storage.listMatches()).toEqual(['n']);
      await storage.createMatch('m', { initialState, metadata });
      expect((await storage.fetch('m', { log: true })).log).toEqual([]);
    });

    test('keeps everything through a restart', async () => {
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      await follow(storage, 'm', at(initialState, 1), [entry(0, 'a')]);
      const all = { state: true, metadata: true, log: true };
      const before = await storage.fetch('m', all);
      await storage.close();
      const again = await subject.reopen();
      await again.connect();
      expect(await again.fetch('m', all)).toEqual(before);
    });
  });
}
