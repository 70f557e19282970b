import { itemAt } from '../../src/rules-kit/indexed';
import { faultsOf } from '../crash/inspection';
import { Match } from '../crash/match';
import { waitUntilPlaying } from '../crash/run';
import { positions, SEATS, type SeatID } from '../online/game';
import { writeMatchesTo } from '../online/matches';
import { seededRandom } from '../simulate/randomGame';
import { ClusterUnderTest, type ServerOptions } from './clusterUnderTest';
import { LobbyUse } from './lobbyUse';
import { type ProxyKind, ReverseProxy } from './proxies';
import { ProxyRoutes, RelayRoutes } from './routes';

/** Reasons why a legal move may be refused while servers come and go. The next position shows whether it was made. */
const TOLERATED = ['stale', 'closing', 'internal', 'unknownMatch'];

/** Time in ms between checks for finished matches, which are replaced */
const REFILL_EVERY = 3_000;

/** Time in ms after which a stalled match is a fault. Generous, because a busy machine is slow. */
export const GIVE_UP_AFTER = 180_000;

/** One of this many matches has a bot, if there are bots. */
const WITH_BOT = 3;

const CHAT_SHARE = 0.05;

export interface ClusterOptions extends ServerOptions {
  readonly matches: number;
  readonly seed: string;
  readonly isSpread: boolean;
  /** If omitted, relays replace the proxy. */
  readonly proxy?: ProxyKind;
  readonly hasBots: boolean;
  /** People also chat, join new matches and change their keys. Otherwise they only move. */
  readonly usesLobby?: boolean;
}

export interface Played<Result> {
  readonly result: Result;
  readonly matches: readonly Match[];
  readonly acknowledged: { readonly chats: number; readonly joins: number; readonly keyChanges: number };
  readonly faults: string[];
}

/**
 * Plays matches of four until `during` has resolved, then compares everything that was acknowledged and sent with the
 * database.
 */
export async function playing<Result>(
  { matches: count, seed, isSpread, proxy, hasBots, usesLobby = false, ...where }: ClusterOptions,
  during: (cluster: ClusterUnderTest, matches: () => readonly Match[], faults: string[]) => Promise<Result>,
): Promise<Played<Result>> {
  const random = seededRandom(seed);
  const cluster = new ClusterUnderTest(
    where,
    proxy === undefined ? new RelayRoutes(isSpread) : new ProxyRoutes(new ReverseProxy(proxy)),
  );
  const matches: Match[] = [];
  const faults: string[] = [];
  const running: Promise<void>[] = [];
  const lobby = new LobbyUse((client) => cluster.urlOf(client, client), random);
  const botsOf = (number: number): SeatID[] =>
    hasBots && number % WITH_BOT === 0 ? [itemAt(SEATS, -1)] : [];
  /** Starts as many matches as are missing. */
  const open = async () => {
    const first = matches.length;
    const fresh = positions(1, count - matches.filter(({ isOver }) => !isOver).length, random);
    const keys = await writeMatchesTo(cluster.storage, fresh, `match-${first}`, (number) => ({
      bots: botsOf(first + number),
      empty: [],
    }));
    for (const [number, key] of keys.entries()) {
      const bots = botsOf(first + number);
      const match = new Match({
        urlOf: (seat) => cluster.urlOf(first + number, SEATS.indexOf(seat)),
        key,
        firstStateID: itemAt(fresh, number)._stateID,
        random,
        tolerated: TOLERATED,
        seats: SEATS.filter((seat) => !bots.includes(seat)),
        chatShare: usesLobby ? CHAT_SHARE : 0,
      });
      matches.push(match);
      running.push(match.play().catch((error) => void faults.push(`${key.matchID}: ${error}`)));
    }
  };
  let refill: NodeJS.Timeout | undefined;
  try {
    await cluster.open();
    await open();
    await waitUntilPlaying(matches, faults, GIVE_UP_AFTER);
    if (usesLobby) running.push(lobby.run().catch((error) => void faults.push(`the lobby: ${error}`)));
    let isOpening = false;
    refill = setInterval(() => {
      if (isOpening) return;
      isOpening = true;
      // The database may be unavailable. The next check tries again.
      open()
        .catch(() => undefined)
        .finally(() => {
          isOpening = false;
        });
    }, REFILL_EVERY);
    const result = await during(cluster, () => matches, faults);
    clearInterval(refill);
    for (const match of matches) match.end();
    lobby.end();
    await Promise.all(running);
    for (const match of matches) faults.push(...(await faultsOf(cluster.storage, match)));
    faults.push(...(await lobby.faults(cluster.storage)));
    faults.push(...cluster.leaks.map((line) => `Through Redis went ${line.slice(0, 300)}`));
    const chats = matches.reduce((sum, match) => sum + match.chats.length, 0);
    return { result, matches, acknowledged: { chats, ...lobby.acknowledged }, faults };
  } finally {
    clearInterval(refill);
    for (const match of matches) match.end();
    lobby.end();
    if (faults.length > 0) console.error(`The output of servers and workers is in ${cluster.keepLogs()}.`);
    await cluster.close();
  }
}

export const acknowledged = (matches: readonly Match[]): number =>
  matches.reduce((sum, match) => sum + match.acknowledged.length, 0);
