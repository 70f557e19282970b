import { isDeepStrictEqual } from 'node:util';
import type { LogEntry, State } from 'boardgame.io';
import { CreateGameReducer } from 'boardgame.io/internal';
import { SqliteStorage } from '../../src/server/sqlite-storage';
import { game, positions, SEATS, seatsInTurn } from '../online/game';
import { type MatchKey, writeMatches } from '../online/matches';
import { Polite } from '../online/polite';
import { ServerProgram } from '../online/program';
import { seededRandom } from '../simulate/randomGame';
import { writeArenas } from './arenas';
import { Forgers } from './forgers';
import { send } from './http-messages';
import { forgeRequest } from './lobbyForgeries';
import { Malformed } from './malformed';
import type { FuzzPlan } from './plan';
import { Secrets } from './secrets';
import { OWN_SEAT } from './socket-messages';

const OTHERS = 4;
const BATCH = 500;
/** Of the forgeries: so many requests to the lobby, and so many malformed messages, besides. */
const LOBBY_SHARE = 0.1;
const MALFORMED_SHARE = 0.3;
const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
/** How long the server may take to say that it is well, in milliseconds. */
const WELL_WITHIN = 10_000;

export interface FuzzReport {
  /** Messages that the schema passes and a rule refused. */
  readonly refusedByRule: number;
  /** Forgeries that were taken. */
  readonly taken: number;
  /** Messages of any form besides. */
  readonly malformed: number;
  /** What rules refused, by the kind of forgery. */
  readonly kinds: ReadonlyMap<string, number>;
  /** What came back for malformed messages, by status or reason. */
  readonly answers: ReadonlyMap<string, number>;
  /** What was taken of those though, being a legal move by the right seat. */
  readonly ownMoves: number;
  readonly politeMoves: number;
  readonly faults: readonly string[];
}

interface FuzzOptions {
  /** How many forgeries have to pass the schema and be refused by a rule. */
  readonly messages: number;
  readonly seed: string;
  readonly plan: FuzzPlan;
}

/** Sends what nobody should send, and looks that the server lives, keeps its matches and its secrets. */
export async function fuzz({ messages, seed, plan }: FuzzOptions): Promise<FuzzReport> {
  const random = seededRandom(seed);
  const server = new ServerProgram();
  const arenas = await writeArenas(server.databaseFile, random, plan);
  const isOwnTurn = (state: State) => seatsInTurn(state).includes(OWN_SEAT);
  // The attacked match is the first: one where its own seat has something to do, if there is one.
  const states = positions(1 + OTHERS / 2, 2, random).toSorted(
    (a, b) => Number(isOwnTurn(b)) - Number(isOwnTurn(a)),
  );
  const [own, control, ...others] = await writeMatches(server.databaseFile, states);
  const untouched = new Map(others.map((key, index) => [key, states[index + 2]]));
  const still = [...others, ...arenas.map(({ key }) => key)];
  const before = await stored(server.databaseFile, still);
  await server.start();

  const faults = new Set<string>();
  const secrets = new Secrets(own, server.folder, untouched);
  const owner = new Polite(own, [OWN_SEAT], random);
  const tablemates = new Polite(own, ['1', '2', '3'], random);
  const controller = new Polite(control, SEATS, random);
  for (const polite of [owner, tablemates, controller]) await polite.sit(server.url);
  const knowledge = { own, others, view: () => owner.view(OWN_SEAT) };
  const malformed = new Malformed(server, knowledge, random, {
    text: (text) => secrets.look(text),
    packet: (text) => secrets.lookAtPacket(text),
    fault: (sentence) => faults.add(sentence),
  });
  const forgers = new Forgers(arenas, random, {
    packet: (text) => secrets.look(text),
    fault: (sentence) => faults.add(sentence),
  });
  await forgers.connect(server.url);

  let forgedRequests = 0;
  while (forgers.refusedByRule + forgedRequests < messages && server.isRunning && faults.size === 0) {
    const [toForge, toAsk, toTear] = [BATCH, BATCH * LOBBY_SHARE, BATCH * MALFORMED_SHARE];
    await forgers.send(toForge);
    for (let asked = 0; asked < toAsk; asked++) {
      const fault = await forgeRequest(server.url, arenas, random);
      if (fault === null) forgedRequests += 1;
      else faults.add(fault);
    }
    await malformed.send(toTear);
    const health = await send(server.url, HEALTH, WELL_WITHIN);
    if (!health.includes('"ok"')) faults.add(`The server is not well: ${health}`);
    // The attacked table has to go on too, or its own seat would wait for ever.
    await tablemates.play();
    const answer = await controller.play();
    if (answer?.ok === false) faults.add(`A legal move was refused: ${JSON.stringify(answer)}`);
  }
  if (!server.isRunning) faults.add(`The server has ended: ${server.output.slice(-2000)}`);
  malformed.end();
  forgers.end();
  for (const polite of [owner, tablemates, controller]) polite.leave();
  for (const leak of secrets.leaks) faults.add(leak);
  if (!isDeepStrictEqual(await stored(server.databaseFile, still), before)) {
    faults.add('A match changed in which nobody had a right to do anything.');
  }
  const [{ state, log }] = await stored(server.databaseFile, [own]);
  const ownMoves = log.filter(({ action }) => action.payload.playerID === OWN_SEAT);
  for (const fault of ownFaults(states[0], state, log, tablemates)) faults.add(fault);
  await server.dispose();
  return {
    refusedByRule: forgers.refusedByRule + forgedRequests,
    taken: forgers.tally.taken,
    malformed: malformed.sent,
    kinds: new Map([...forgers.tally.refused, ['request to the lobby', forgedRequests]]),
    answers: malformed.answers,
    ownMoves: ownMoves.length,
    politeMoves: controller.taken.length,
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

/** The own match has to be what its log says by the rules, and the log may hold nobody's moves but theirs. */
function ownFaults(first: State, last: State, log: readonly LogEntry[], tablemates: Polite): string[] {
  const taken = new Map(tablemates.taken.map(({ stateID, move }) => [stateID, move.playerID]));
  // What the game does by itself, a phase's end among it, is logged without anybody who did it.
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
    ...forged.map((entry) => `A move nobody with a right to it has sent: ${JSON.stringify(entry)}`),
    ...(isDeepStrictEqual(JSON.parse(JSON.stringify(replayed.G)), last.G)
      ? []
      : ['The attacked match is not where its log leads.']),
  ];
}
