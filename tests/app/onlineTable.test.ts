import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Relay } from '../../scripts/online/relay';
import { OnlineTable, type SeatKey } from '../../src/app/online/connection/onlineTable';
import { contentsOf } from '../../src/game-api/contents';
import type { GameModule } from '../../src/game-api/module';
import { asAnyGame } from '../../src/game-api/module';
import { content } from '../../src/games/cherez-ural/content/index';
import { cherezUralModule } from '../../src/games/cherez-ural/module';
import { contentLibrary } from '../../src/games/cherez-ural/rules/content-pack/contentOf';
import { layOver } from '../../src/games/cherez-ural/rules/content-pack/contentPack';
import { readContent } from '../../src/games/cherez-ural/rules/content-pack/contentSchema';
import { explainMove, games, seatsToAct } from '../../src/games/modules';
import { hashOf } from '../../src/rules-kit/contentHash';
import { createContentLibrary } from '../../src/rules-kit/contentLibrary';
import { itemAt } from '../../src/rules-kit/indexed';
import { firstTwo } from '../firstOf';
import { Harness } from '../server/harness';

const GAME = 'cherez-ural';
const module = asAnyGame(cherezUralModule);

let harness: Harness;
let tables: OnlineTable[];
beforeEach(async () => {
  tables = [];
  harness = new Harness({}, { games, explain: explainMove, seatsToAct });
  await harness.start();
});
afterEach(async () => {
  for (const table of tables) table.stop();
  await harness.end();
});

async function until(what: string, holds: () => boolean): Promise<void> {
  const end = Date.now() + 60_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`never: ${what}`);
    await wait(10);
  }
}

async function sit(matchID: string, seat: SeatKey | null): Promise<OnlineTable> {
  const table = new OnlineTable(module, matchID, seat, harness.url);
  tables.push(table);
  table.start();
  await until('seated', () => table.room().open && table.room().connection === 'connected');
  return table;
}

async function match(): Promise<{ matchID: string; seats: SeatKey[] }> {
  const { matchID } = await harness.lobby.createMatch(GAME, { numPlayers: 2 });
  const seats: SeatKey[] = [];
  for (const playerID of ['0', '1']) {
    const body = { playerID, playerName: `P${playerID}` };
    const { playerCredentials } = await harness.lobby.joinMatch(GAME, matchID, body);
    seats.push({ playerID, credentials: playerCredentials });
  }
  return { matchID, seats };
}

async function two() {
  const { matchID, seats } = await match();
  return {
    matchID,
    seats,
    first: await sit(matchID, itemAt(seats, 0)),
    second: await sit(matchID, itemAt(seats, 1)),
  };
}

const moves = (table: OnlineTable): number => table.current().timeline.moves;

/** Plays the first legal move of any player who has one, until `stop` returns true. */
async function play(stop: () => boolean, ...players: readonly OnlineTable[]): Promise<void> {
  while (!stop()) {
    const table = players.find((each) => each.current().legalMoves.length > 0);
    if (table === undefined) {
      await wait(5);
      continue;
    }
    const before = moves(table);
    const { move, args } = itemAt(table.current().legalMoves, 0);
    expect(await table.play(move, args, 'en')).toBeNull();
    for (const each of players) await until('the move is everywhere', () => moves(each) > before);
  }
}

const said = (table: OnlineTable) => table.chat.current().lines.map(({ chat }) => chat);

const inWinter = (table: OnlineTable) => () => table.current().ctx.phase === 'winter1';

describe('an online table', () => {
  it('accepts a legal move and refuses others in the player’s language', async () => {
    const { first } = await two();
    const { move, args } = itemAt(first.current().legalMoves, 0);
    expect(await first.play('endTurn', [], 'en')).toMatch(/R\d/);
    expect(await first.play('endTurn', [], 'ja')).toMatch(/[ぁ-ん].*R\d|R\d.*[ぁ-ん]/);
    expect(moves(first)).toBe(0);
    expect(await first.play(move, args, 'en')).toBeNull();
    expect(moves(first)).toBe(1);
  });

  it('makes only one of two moves that a seat sends from two devices at once', async () => {
    const { matchID, seats, first, second } = await two();
    const twin = await sit(matchID, itemAt(seats, 0));
    await play(
      () => first.current().ctx.phase === 'placement' && first.current().legalMoves.length > 0,
      first,
      second,
    );
    await until('the twin sees it', () => moves(twin) === moves(first));
    const { move, args } = itemAt(first.current().legalMoves, 0);
    const answers = await Promise.all([first.play(move, args, 'en'), twin.play(move, args, 'en')]);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.find((answer) => answer !== null)).toMatch(/\.$/);
    await until('both see the same', () => moves(twin) === moves(first));
    expect(twin.current().G).toEqual(first.current().G);
  });

  it('notifies once after a burst of changes', async () => {
    const { first } = await two();
    await wait(20);
    let heard = 0;
    first.subscribe(() => {
      heard += 1;
    });
    for (let change = 0; change < 20; change++) first.left();
    await until('the change', () => heard > 0);
    await wait(40);
    expect(heard).toBe(1);
  });

  it('undoes, redoes and restarts a turn if the server allows it', async () => {
    const { first, second } = await two();
    const mine = () => inWinter(first)() && first.current().legalMoves.some(({ move }) => move === 'travel');
    await play(mine, first, second);
    expect(first.current()).toMatchObject({ canUndo: false, canRedo: false, undoBlocked: 'turnStart' });
    const at = moves(first);
    const before = first.current().G;
    const travel = first.current().legalMoves.find(({ move }) => move === 'travel');
    expect(await first.play('travel', travel?.args ?? [], 'en')).toBeNull();
    const after = first.current().G;
    expect(second.current().canUndo).toBe(false);
    first.undo();
    await until('undone', () => moves(first) === at);
    expect(first.current().G).toEqual(before);
    expect(first.current()).toMatchObject({ canUndo: false, canRedo: true });
    first.redo();
    await until('redone', () => moves(first) === at + 1);
    expect(first.current().G).toEqual(after);
    first.restartTurn();
    await until('the turn is new', () => moves(first) === at && !first.current().canUndo);
  });

  it('puts the match but not the seat into the address of its socket', async () => {
    const { matchID, seats } = await match();
    const heads: string[] = [];
    const proxy = new Relay([harness.port], (client) =>
      client.once('data', (data) => heads.push(itemAt(String(data).split('\r\n'), 0))),
    );
    const table = new OnlineTable(
      module,
      matchID,
      itemAt(seats, 0),
      `http://127.0.0.1:${await proxy.listen()}`,
    );
    tables.push(table);
    table.start();
    await until('seated', () => table.room().connection === 'connected');
    await proxy.close();
    const [method, address] = firstTwo(itemAt(heads, 0).split(' '));
    expect(method).toBe('GET');
    const { pathname, searchParams } = new URL(address, harness.url);
    expect(pathname).toBe('/socket.io/');
    expect(searchParams.get('match')).toBe(matchID);
    expect([...searchParams.keys()].toSorted()).toEqual(['EIO', 'match', 'transport']);
    expect(address).not.toContain(itemAt(seats, 0).credentials);
  });

  it('loads positions from before the page was opened', async () => {
    const { matchID, seats, first, second } = await two();
    await play(inWinter(first), first, second);
    const seen = second.current().timeline;
    const late = await sit(matchID, itemAt(seats, 1));
    late.current().timeline.at(0);
    const present = late.current().G;
    await until('the history is here', () => late.current().timeline.at(0).G !== present);
    for (let move = 0; move <= seen.moves; move++) {
      expect(late.current().timeline.at(move).G).toEqual(seen.at(move).G);
      expect(late.current().timeline.at(move).log).toHaveLength(move);
    }
    expect(() => late.current().timeline.at(seen.moves + 1)).toThrow(RangeError);
  });

  it('keeps what a timeline has loaded, so that all parts of a page agree while more loads', async () => {
    const { matchID, seats, first, second } = await two();
    await play(inWinter(first), first, second);
    const late = await sit(matchID, itemAt(seats, 1));
    const { timeline } = late.current();
    const known = timeline.at(0).G;
    await until('the history is here', () => late.current().timeline.has?.(0) === true);
    expect(timeline.has?.(0)).toBe(false);
    expect(timeline.at(0).G).toBe(known);
    expect(late.current().timeline.at(0).G).not.toEqual(known);
  });

  it('reports a lost connection, refuses moves until it is back, and reconnects', async () => {
    const { first, second } = await two();
    const { port } = harness;
    await harness.server.close();
    await until('lost', () => first.room().connection === 'lost');
    const { move, args } = itemAt(first.current().legalMoves, 0);
    expect(await first.play(move, args, 'en')).toMatch(/connection is lost/);
    await harness.start(port);
    await until('healed', () => [first, second].every((each) => each.room().connection === 'connected'));
    expect(await first.play(move, args, 'en')).toBeNull();
    await until('the other sees it', () => moves(second) === 1);
  });

  it('separates the chats of players and onlookers, and counts onlookers', async () => {
    const { matchID, first, second } = await two();
    const onlooker = await sit(matchID, null);
    expect(await first.say('hello', '')).toBeNull();
    expect(await onlooker.say('good cards', 'Olga')).toBeNull();
    await until('heard', () => said(second).length === 1 && said(onlooker).length === 1);
    expect(said(second)[0]).toMatchObject({ sender: '0', name: 'P0', payload: 'hello' });
    expect(said(onlooker)[0]).toMatchObject({ sender: null, name: 'Olga', payload: 'good cards' });
    await until('counted', () => first.room().news?.onlookers === 1);
    expect(first.room().players.map(({ isConnected }) => isConnected)).toEqual([true, true]);
    expect(onlooker.current().legalMoves).toEqual([]);
  });

  it('doesn’t count a person at the door as an onlooker, even after a reconnect', async () => {
    const { matchID, first } = await two();
    const guest = await sit(matchID, null);
    const counted = () => first.room().news;
    guest.setAtDoor(true);
    await until('at the door', () => counted()?.atDoor === 1 && counted()?.onlookers === 0);
    const { port } = harness;
    await harness.server.close();
    await until('lost', () => first.room().connection === 'lost' && guest.room().connection === 'lost');
    await harness.start(port);
    await until('back', () => [first, guest].every((each) => each.room().connection === 'connected'));
    await until('at the door again', () => counted()?.atDoor === 1 && counted()?.onlookers === 0);
    guest.setAtDoor(false);
    await until('looks on', () => counted()?.atDoor === 0 && counted()?.onlookers === 1);
  });

  it('tells onlookers that the table was closed', async () => {
    const { matchID, seats } = await two();
    const onlooker = await sit(matchID, null);
    for (const seat of seats) await harness.lobby.leaveMatch(GAME, matchID, seat);
    await until('closed', () => onlooker.room().shut === 'unknownMatch');
  });

  it('shows why a table can’t be opened: seat left, wrong credentials, unknown match', async () => {
    const { matchID, seats, first } = await two();
    await harness.lobby.leaveMatch(GAME, matchID, itemAt(seats, 0));
    await until('unseated', () => first.room().shut === 'unseated');
    for (const [id, key, reason] of [
      [matchID, { playerID: '1', credentials: 'wrong' }, 'unauthorized'],
      ['nowhere', null, 'unknownMatch'],
    ] as const) {
      const table = new OnlineTable(module, id, key, harness.url);
      tables.push(table);
      table.start();
      await until(reason, () => table.room().shut === reason);
    }
  });
});

describe('a table with content that is not built into the page', () => {
  const older = {
    ...content,
    businesses: { ...content.businesses, p20: { ...content.businesses.p20, cost: { gold: 3 } } },
  };
  const hash = hashOf(older);
  const contents = contentsOf(contentLibrary);
  /** A server from before the values changed, with the content of that time. */
  const edition = { ...module, contents: { ...contents, ofNewGame: () => hash } };

  /** Creates a page’s module, which has only the built-in content and what it fetches. */
  const page = (): GameModule => {
    const library = createContentLibrary({
      builtIn: content,
      current: contents.current,
      loadReader: async () => ({ hashOf, read: readContent, layOver }),
    });
    // Ready before the server can answer. Pages share one fetch of the reader, but here each has its own library.
    void library.fetchReader();
    return { ...module, contents: { ...contents, snapshot: library.snapshot, add: library.add } };
  };

  async function olderMatch() {
    contents.add(hash, JSON.parse(JSON.stringify(older)));
    await harness.server.close();
    await harness.start(0, { editionOf: () => edition });
    return match();
  }

  const open = (matchID: string, seat: SeatKey, fetchContent: (hash: string) => Promise<unknown>) => {
    const table = new OnlineTable(page(), matchID, seat, harness.url, fetchContent);
    tables.push(table);
    table.start();
    return table;
  };

  it('fetches the content by hash, once, before it shows a position', async () => {
    const { matchID, seats } = await olderMatch();
    const asked: string[] = [];
    let answer: () => void = () => undefined;
    const table = open(matchID, itemAt(seats, 0), async (wanted) => {
      asked.push(wanted);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return (await fetch(`${harness.url}/games/${GAME}/content/${wanted}`)).json();
    });
    await until('seated', () => table.room().connection === 'connected' && asked.length > 0);
    expect(table.room().open).toBe(false);
    answer();
    await until('the position is shown', () => table.room().open);
    expect(table.current().G).toMatchObject({ content: hash });
    const { move, args } = itemAt(table.current().legalMoves, 0);
    expect(await table.play(move, args, 'en')).toBeNull();
    expect(asked).toEqual([hash]);
  });

  it('closes the table when it can’t read the content', async () => {
    const { matchID, seats } = await olderMatch();
    const table = open(matchID, itemAt(seats, 0), async () => ({ siberiaChits: [] }));
    await until('it is shut', () => table.room().shut === 'otherVersion');
    expect(table.room().open).toBe(false);
  });
});
