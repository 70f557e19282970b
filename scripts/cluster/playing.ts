import { faultsOf } from '../crash/inspection';
import { Match } from '../crash/match';
import { untilPlaying } from '../crash/run';
import { positions, SEATS, type SeatID } from '../online/game';
import { writeMatchesTo } from '../online/matches';
import { seededRandom } from '../simulate/randomGame';
import { House, type HouseOptions } from './house';
import { type ProxyKind, ReverseProxy } from './proxies';
import { ProxyWays, RelayWays } from './ways';

/** While servers come and go a legal move may be refused so: the next position says what became of it. */
const BORNE = ['stale', 'closing', 'internal', 'unknownMatch'];

/** Milliseconds between looks whether matches are over and others are to begin. */
const REFILL_EVERY = 3_000;

/** Milliseconds after which nobody waits any more for a match to go on; a machine that does much else is slow. */
export const GIVE_UP_AFTER = 180_000;

/** One match in so many has a bot, where there are any. */
const WITH_BOT = 3;

export interface ClusterOptions extends HouseOptions {
  readonly matches: number;
  readonly seed: string;
  /** The seats of a match at as many servers as there are. */
  readonly isSpread: boolean;
  /** Without it relays do what a proxy does. */
  readonly proxy?: ProxyKind;
  readonly hasBots: boolean;
}

export interface Played<Result> {
  readonly result: Result;
  readonly matches: readonly Match[];
  readonly faults: string[];
}

/** Matches of four on servers of their own until `during` has resolved; then what became of each is looked at. */
export async function playing<Result>(
  { matches: count, seed, isSpread, proxy, hasBots, ...where }: ClusterOptions,
  during: (house: House, matches: () => readonly Match[], faults: string[]) => Promise<Result>,
): Promise<Played<Result>> {
  const random = seededRandom(seed);
  const house = new House(
    where,
    proxy === undefined ? new RelayWays(isSpread) : new ProxyWays(new ReverseProxy(proxy)),
  );
  const matches: Match[] = [];
  const faults: string[] = [];
  const under: Promise<void>[] = [];
  const botsOf = (number: number): SeatID[] =>
    hasBots && number % WITH_BOT === 0 ? [SEATS[SEATS.length - 1]] : [];
  /** As many under play as there should be. */
  const open = async () => {
    const first = matches.length;
    const fresh = positions(1, count - matches.filter(({ isOver }) => !isOver).length, random);
    const keys = await writeMatchesTo(house.storage, fresh, `match-${first}`, (number) => ({
      bots: botsOf(first + number),
      empty: [],
    }));
    for (const [number, key] of keys.entries()) {
      const bots = botsOf(first + number);
      const people = SEATS.filter((seat) => !bots.includes(seat));
      const url = (seat: SeatID) => house.urlOf(first + number, SEATS.indexOf(seat));
      const match = new Match(url, key, random, BORNE, people);
      matches.push(match);
      under.push(match.play().catch((error) => void faults.push(`${key.matchID}: ${error}`)));
    }
  };
  let refill: NodeJS.Timeout | undefined;
  try {
    await house.open();
    await open();
    await untilPlaying(matches, faults, GIVE_UP_AFTER);
    let isOpening = false;
    refill = setInterval(() => {
      if (isOpening) return;
      isOpening = true;
      // The database may be away; the next look opens them.
      open()
        .catch(() => undefined)
        .finally(() => {
          isOpening = false;
        });
    }, REFILL_EVERY);
    const result = await during(house, () => matches, faults);
    clearInterval(refill);
    for (const match of matches) match.end();
    await Promise.all(under);
    for (const match of matches) faults.push(...(await faultsOf(house.storage, match)));
    faults.push(...house.leaks.map((line) => `Through Redis went ${line.slice(0, 300)}`));
    return { result, matches, faults };
  } finally {
    clearInterval(refill);
    for (const match of matches) match.end();
    if (faults.length > 0) console.error(`What servers and workers said is in ${house.keepLogs()}.`);
    await house.close();
  }
}

/** Moves of people that were acknowledged. */
export const acknowledged = (matches: readonly Match[]): number =>
  matches.reduce((sum, match) => sum + match.acknowledged.length, 0);
