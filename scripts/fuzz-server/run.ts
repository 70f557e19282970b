import { isDeepStrictEqual } from 'node:util';
import type { LogEntry, State } from 'boardgame.io';
import { CreateGameReducer } from 'boardgame.io/internal';
import { SqliteStorage } from '../../src/server/sqlite-storage';
import { game, positions, SEATS, seatsInTurn } from '../online/game';
import { type MatchKey, writeMatches } from '../online/matches';
import { ServerProgram } from '../online/program';
import { seededRandom } from '../simulate/randomGame';
import { Attacker } from './attacker';
import { requestText, send } from './http-messages';
import { oneOf } from './mutations';
import { Polite } from './polite';
import { Secrets } from './secrets';
import { OWN_SEAT, packet } from './socket-messages';

const ATTACKERS = 20;
const OTHERS = 4;
const BATCH = 500;
const HTTP_SHARE = 0.2;
const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
/** How long the server may take to say that it is well, in milliseconds. */
const WELL_WITHIN = 10_000;

export interface FuzzReport {
  readonly messages: number;
  /** What came back, by status or reason. */
  readonly answers: ReadonlyMap<string, number>;
  /** What was taken though, being a legal move by the right seat. */
  readonly ownMoves: number;
  readonly politeMoves: number;
  readonly faults: readonly string[];
}

/** Sends what nobody should send, and looks that the server lives, keeps its matches and its secrets. */
export async function fuzz({ messages, seed }: { messages: number; seed: string }): Promise<FuzzReport> {
  const random = seededRandom(seed);
  const server = new ServerProgram();
  const isOwnTurn = (state: State) => seatsInTurn(state).includes(OWN_SEAT);
  // The attacked match is the first: one where its own seat has something to do, if there is one.
  const states = positions(1 + OTHERS / 2, 2, random).toSorted(
    (a, b) => Number(isOwnTurn(b)) - Number(isOwnTurn(a)),
  );
  const [own, control, ...others] = await writeMatches(server.databaseFile, states);
  const untouched = new Map(others.map((key, index) => [key, states[index + 2]]));
  const before = await stored(server.databaseFile, others);
  await server.start();

  const faults = new Set<string>();
  const answers = new Map<string, number>();
  const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
  const secrets = new Secrets(own, server.folder, untouched);
  const owner = new Polite(own, [OWN_SEAT], random);
  const tablemates = new Polite(own, ['1', '2', '3'], random);
  const controller = new Polite(control, SEATS, random);
  for (const polite of [owner, tablemates, controller]) await polite.sit(server.url);
  const knowledge = { own, others, view: () => owner.view(OWN_SEAT) };
  const heard = {
    packet: (text: string) => secrets.lookAtPacket(text),
    answer: ({ ok, reason, message }: { ok: boolean; reason?: string; message?: string }) => {
      count(ok ? 'ok' : String(reason));
      if (reason === 'internal') faults.add(`A message was answered with: ${message}`);
    },
  };
  const attackers = Array.from({ length: ATTACKERS }, () => new Attacker(server.url, heard));
  const ask = async () => {
    const request = requestText(random, knowledge);
    const answer = await send(server.url, request);
    secrets.look(answer);
    const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'hung up';
    count(status);
    if (status === '500') faults.add(`500 for ${request.slice(0, 300)}`);
  };

  let sent = 0;
  while (sent < messages && server.isRunning && faults.size === 0) {
    const size = Math.min(BATCH, messages - sent);
    const sending = Array.from({ length: size }, (_, index) =>
      random() < HTTP_SHARE ? ask() : oneOf(random, attackers).send(packet(random, knowledge, sent + index)),
    );
    await Promise.all(sending);
    sent += size;
    const health = await send(server.url, HEALTH, WELL_WITHIN);
    if (!health.includes('"ok"')) faults.add(`After ${sent} messages the server is not well: ${health}`);
    // The attacked table has to go on too, or its own seat would wait for ever.
    await tablemates.play();
    const answer = await controller.play();
    if (answer?.ok === false) faults.add(`A legal move was refused: ${JSON.stringify(answer)}`);
  }
  if (!server.isRunning) faults.add(`The server has ended: ${server.output.slice(-2000)}`);
  for (const attacker of attackers) attacker.end();
  for (const polite of [owner, tablemates, controller]) polite.leave();
  for (const leak of secrets.leaks) faults.add(leak);
  if (!isDeepStrictEqual(await stored(server.databaseFile, others), before)) {
    faults.add('A match changed in which nobody had a right to move.');
  }
  const [{ state, log }] = await stored(server.databaseFile, [own]);
  const ownMoves = log.filter(({ action }) => action.payload.playerID === OWN_SEAT);
  for (const fault of ownFaults(states[0], state, log, tablemates)) faults.add(fault);
  await server.dispose();
  return {
    messages: sent,
    answers,
    ownMoves: ownMoves.length,
    politeMoves: controller.taken.length,
    faults: [...faults],
  };
}

async function stored(file: string, keys: readonly MatchKey[]) {
  const storage = new SqliteStorage({ file, games: [game] });
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
