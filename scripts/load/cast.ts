/** Matches for a measurement: real complete games, each stored with its log up to some move */
import type { State } from 'boardgame.io';
import Libsql from 'libsql';
import { seatsToAct } from '../../src/games/modules';
import { itemAt } from '../../src/rules-kit/indexed';
import { SqliteStorage } from '../../src/server/storage/sqliteStorage';
import { beginning, game, gameName, legalMoves, type Move, type SeatID } from '../online/game';
import { type MatchKey, writeMatches } from '../online/matches';
import { moveAction, playRandomGame, startGame } from '../simulate/randomGame';

/** A stored match and the rest of the game it comes from */
export interface Part {
  readonly key: MatchKey;
  readonly hasClock: boolean;
  readonly hasOnlooker: boolean;
  readonly stateID: number;
  /** The following moves of the game */
  readonly moves: readonly Move[];
}

const GAMES = 12;
/** Range of positions taken from a game, as shares of its moves */
const [EARLIEST, LATEST] = [0.02, 0.8];
const CLOCK_MINUTES = 1440;

interface Played {
  readonly states: readonly State[];
  readonly moves: readonly Move[];
}

function played(seed: string): Played {
  const setup = { numPlayers: 4, setupData: beginning.setupData, seed };
  const { moves } = playRandomGame({ game, legalMoves, invariant: () => null, ...setup });
  const { reducer, state } = startGame(game, setup.numPlayers, setup.setupData, seed);
  const states: State[] = [state];
  for (const move of moves) {
    // The reducer changes counters in place, so each state is copied first.
    const state = itemAt(states, -1);
    const copy = { ...state, ctx: structuredClone(state.ctx), plugins: structuredClone(state.plugins) };
    states.push(reducer(copy, moveAction(move)));
  }
  return { states, moves: moves.map(({ playerID, ...move }) => ({ playerID: playerID as SeatID, ...move })) };
}

/** Copies a match's rows to another id, in whatever tables the server has. */
function copier(file: string) {
  const database = new Libsql(file);
  database.pragma('busy_timeout = 5000');
  const names = (sql: string): string[] =>
    database
      .prepare(sql)
      .all()
      .map((row) => String(Object(row).name));
  const tables = names("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'");
  const copies = tables.flatMap((table) => {
    const columns = names(`select name from pragma_table_info('${table}') where name <> 'number'`);
    const id = table === 'matches' ? 'id' : 'match_id';
    if (!columns.includes(id)) return [];
    const values = columns.map((column) => (column === id ? '?' : column)).join(', ');
    return {
      table,
      sql: `insert into ${table} (${columns.join(', ')}) select ${values} from ${table} where ${id} = ?`,
    };
  });
  // Copy the match before rows that reference it.
  copies.sort((one, other) => Number(other.table === 'matches') - Number(one.table === 'matches'));
  return {
    copy: (from: string, to: string) => {
      for (const { sql } of copies) database.prepare(sql).run(to, from);
    },
    close: () => database.close(),
  };
}

/** Writes `count` matches at positions throughout their games; a third with clocks, a third with a spectator. */
export async function writeCast(file: string, count: number, random: () => number): Promise<Part[]> {
  const parts: Part[] = [];
  const perGame = Math.ceil(count / GAMES);
  for (let number = 0; number < GAMES && parts.length < count; number++) {
    const { states, moves } = played(`load/${number}`);
    const wanted = Math.min(perGame, count - parts.length);
    const cuts = Array.from({ length: wanted }, () =>
      Math.floor(moves.length * (EARLIEST + random() * (LATEST - EARLIEST))),
    ).toSorted((one, other) => one - other);
    parts.push(...(await writeGame(file, `game-${number}`, { states, moves }, cuts)));
  }
  await setClocks(
    file,
    parts.filter(({ hasClock }) => hasClock),
  );
  return parts;
}

async function writeGame(file: string, name: string, { states, moves }: Played, cuts: readonly number[]) {
  const { matchID, credentials } = itemAt(await writeMatches(file, [withoutLog(itemAt(states, 0))], name), 0);
  const storage = new SqliteStorage({ file });
  const { copy, close } = copier(file);
  const parts: Part[] = [];
  const takeOut = (cut: number) => {
    for (const _ of cuts.filter((each) => each === cut)) {
      const key = { matchID: `${name}-at-${cut}-${parts.length}`, credentials };
      copy(matchID, key.matchID);
      const { length } = parts;
      const stateID = itemAt(states, cut)._stateID;
      parts.push({
        key,
        hasClock: length % 3 === 0,
        hasOnlooker: length % 3 === 1,
        stateID,
        moves: moves.slice(cut),
      });
    }
  };
  takeOut(0);
  const last = cuts.at(-1) ?? 0;
  for (let made = 1; made <= last; made++) {
    const { deltalog = [] } = itemAt(states, made);
    const state = withoutLog(itemAt(states, made));
    const toAct = seatsToAct(gameName, state.G, state.ctx);
    await storage.setState(matchID, { before: withoutLog(itemAt(states, made - 1)), state, deltalog, toAct });
    takeOut(made);
  }
  await storage.wipe(matchID);
  await storage.close();
  close();
  return parts;
}

const withoutLog = ({ deltalog: _, ...state }: State): State => state as State;

async function setClocks(file: string, parts: readonly Part[]): Promise<void> {
  const storage = new SqliteStorage({ file });
  for (const { key } of parts) {
    const { metadata } = await storage.fetch(key.matchID, { metadata: true });
    if (metadata.gameName !== gameName) throw new Error(`${key.matchID} was not written.`);
    await storage.setMetadata(key.matchID, { ...metadata, clock: { minutes: CLOCK_MINUTES } });
  }
  await storage.close();
}
