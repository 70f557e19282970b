import { isDeepStrictEqual } from 'node:util';
import type { LogEntry, State } from 'boardgame.io';
import { CreateGameReducer } from 'boardgame.io/internal';
import { defined, itemAt } from '../../src/rules-kit/indexed';
import { SqliteStorage } from '../../src/server/storage/sqliteStorage';
import { game, positions, SEATS } from '../online/game';
import { HonestPlayer } from '../online/honestPlayer';
import { type MatchKey, writeMatches } from '../online/matches';
import { ServerProgram } from '../online/program';
import { seededRandom } from '../simulate/randomGame';
import { writeArenas } from './arenas';
import { Forgers } from './forgers';
import { send } from './httpMessages';
import { forgeRequest } from './lobbyForgeries';
import { Malformed } from './malformed';
import type { FuzzPlan } from './plan';
import { Secrets } from './secrets';
import { OWN_SEAT } from './socketMessages';

/** Number of games and matches per game in which the attacker has a seat, each in another position */
const OWN_GAMES = 5;
const OWN_PER_GAME = 4;
const OTHERS = 4;
const BATCH = 500;
/** Lobby requests and malformed messages per forgery */
const LOBBY_SHARE = 0.1;
const MALFORMED_SHARE = 0.3;
const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
/** Time in ms within which the health check must succeed */
const WELL_WITHIN = 10_000;

export interface FuzzReport {
  /** Number of messages that passed the schema and were refused by a rule */
  readonly refusedByRule: number;
  readonly taken: number;
  readonly malformed: number;
  readonly kinds: ReadonlyMap<string, number>;
  readonly answers: ReadonlyMap<string, number>;
  /** Number of malformed messages that happened to be legal moves of the attacker's seats */
  readonly ownMoves: number;
  readonly honestMoves: number;
  /** Number of positions in which moves with inherited ids were tried */
  readonly positions: number;
  readonly faults: readonly string[];
}

interface FuzzOptions {
  /** Number of forgeries that must pass the schema and be refused by a rule */
  readonly messages: number;
  readonly seed: string;
  readonly plan: FuzzPlan;
}

/** Attacks a server and checks that it survives, accepts no forgery, and keeps its matches and secrets. */
export async function fuzz({ messages, seed, plan }: FuzzOptions): Promise<FuzzReport> {
  const random = seededRandom(seed);
  const server = new ServerProgram();
  const arenas = await writeArenas(server.databaseFile, random, plan);
  const ownStates = positions(OWN_GAMES, OWN_PER_GAME, random).map(withoutUndo);
  const ownKeys = await writeMatches(server.databaseFile, ownStates, 'own');
  const otherStates = positions(1 + OTHERS / 2, 2, random).slice(0, 1 + OTHERS);
  const [control, ...others] = await writeMatches(server.databaseFile, otherStates);
  const untouched = new Map(others.map((key, index) => [key, itemAt(otherStates, index + 1)]));
  const still = [...others, ...arenas.map(({ key }) => key)];
  const before = await stored(server.databaseFile, still);
  await server.start();

  const faults = new Set<string>();
  const secrets = new Secrets(ownKeys, server.folder, untouched);
  const owners = ownKeys.map((key) => new HonestPlayer(key, [OWN_SEAT], random));
  const tablemates = ownKeys.map((key) => new HonestPlayer(key, ['1', '2', '3'], random));
  const controller = new HonestPlayer(defined(control, 'match'), SEATS, random);
  const honest = [...owners, ...tablemates, controller];
  await Promise.all(honest.map((player) => player.sit(server.url)));
  const own = ownKeys.map((key, index) => ({ key, view: () => itemAt(owners, index).view(OWN_SEAT) }));
  const malformed = new Malformed(server, { own, others }, random, {
    text: (text) => secrets.look(text),
    packet: (text) => secrets.lookAtPacket(text),
    fault: (sentence) => faults.add(sentence),
  });
  const forgers = new Forgers(arenas, random, {
    packet: (text) => secrets.look(text),
    fault: (sentence) => faults.add(sentence),
  });
  await forgers.connect(server.url);
  await forgers.sendInheritedIds();
  const withIds = forgers.refusedByRule;

  let forgedRequests = 0;
  while (
    forgers.refusedByRule - withIds + forgedRequests < messages &&
    server.isRunning &&
    faults.size === 0
  ) {
    const [toForge, toAsk, toTear] = [BATCH, BATCH * LOBBY_SHARE, BATCH * MALFORMED_SHARE];
    await forgers.send(toForge);
    for (let asked = 0; asked < toAsk; asked++) {
      const fault = await forgeRequest(server.url, arenas, random);
      if (fault === null) forgedRequests += 1;
      else faults.add(fault);
    }
    await malformed.send(toTear);
    const health = await send(server.url, HEALTH, WELL_WITHIN);
    if (!health.includes('"ok"')) faults.add(`The server is not healthy: ${health}`);
    // The attacked tables must play on; otherwise the attacker's seats would wait forever.
    await Promise.all(tablemates.map((player) => player.play()));
    const answer = await controller.play();
    if (answer?.ok === false) faults.add(`A legal move was refused: ${JSON.stringify(answer)}`);
  }
  if (!server.isRunning) faults.add(`The server has ended: ${server.output.slice(-2000)}`);
  malformed.end();
  forgers.end();
  for (const player of honest) player.leave();
  for (const leak of secrets.leaks) faults.add(leak);
  if (!isDeepStrictEqual(await stored(server.databaseFile, still), before)) {
    faults.add('A match changed in which nobody was allowed to do anything.');
  }
  const attacked = await stored(server.databaseFile, ownKeys);
  const ownMoves = attacked.flatMap(({ log }) =>
    log.filter(({ action }) => action.payload.playerID === OWN_SEAT),
  );
  for (const [index, { state, log }] of attacked.entries()) {
    for (const fault of ownFaults(itemAt(ownStates, index), state, log, itemAt(tablemates, index)))
      faults.add(fault);
  }
  await server.dispose();
  return {
    refusedByRule: forgers.refusedByRule + forgedRequests,
    taken: forgers.tally.taken,
    malformed: malformed.sent,
    kinds: new Map([...forgers.tally.refused, ['request to the lobby', forgedRequests]]),
    answers: malformed.answers,
    ownMoves: ownMoves.length,
    honestMoves: controller.taken.length,
    positions: forgers.tally.positions.size,
    faults: [...faults],
  };
}

async function stored(file: string, keys: readonly MatchKey[]) {
  const storage = new SqliteStorage({ file });
  const found = [];
  for (const { matchID } of keys) {
    found.push(await storage.fetch(matchID, { state: true, metadata: true, log: true }));
  }
  await storage.close();
  return found;
}

/** Removes the undo history. The log of a match starts with its first state, so nothing before it may be undone. */
const withoutUndo = (state: State): State => ({ ...state, _undo: state._undo.slice(-1), _redo: [] });

/**
 * Checks that replaying an attacked match's log leads to its state, and that the log contains only authorised moves.
 */
function ownFaults(first: State, last: State, log: readonly LogEntry[], tablemates: HonestPlayer): string[] {
  const taken = new Map(tablemates.taken.map(({ stateID, move }) => [stateID, move.playerID]));
  // Automatic entries have no player.
  const entries = log.filter(
    ({ automatic, action: { payload } }) => automatic !== true && payload.playerID !== undefined,
  );
  const forged = entries.filter(
    ({ _stateID, action: { payload } }) =>
      payload.playerID !== OWN_SEAT && taken.get(_stateID + 1) !== payload.playerID,
  );
  const reducer = CreateGameReducer({ game });
  const replayed = entries.reduce<State>((state, { action }) => reducer(state, action), first);
  return [
    ...forged.map((entry) => `A move from nobody who was allowed to make it: ${JSON.stringify(entry)}`),
    ...(isDeepStrictEqual(JSON.parse(JSON.stringify(replayed.G)), last.G)
      ? []
      : ['An attacked match is not where its log leads.']),
  ];
}
