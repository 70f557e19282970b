import { itemAt } from '../../src/rules-kit/indexed';
import { seededRandom } from '../simulate/randomGame';
import type { MatchResult } from './match';

export interface Interval {
  value: number;
  low: number;
  high: number;
}

export interface Standing {
  bot: string;
  /** Number of seats in all games */
  seats: number;
  wins: number;
  winRate: Interval;
  elo: Interval;
  meanScore: number;
  msPerDecision: number;
}

const Z = 1.96;

/** Returns Wilson's 95 % interval of a share. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { value: 0, low: 0, high: 1 };
  const share = successes / trials;
  const scale = 1 + Z ** 2 / trials;
  const centre = (share + Z ** 2 / (2 * trials)) / scale;
  const half = (Z * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2))) / scale;
  return { value: share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** Returns a seat's share of the win. */
const winOf = ({ winners }: MatchResult, seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

export interface Share {
  readonly seats: number;
  readonly wins: Interval;
  readonly meanScore: number;
}

/** Returns the results of seats grouped by name, such as seat number or colour. */
export function sharesBy(
  results: readonly MatchResult[],
  nameOf: (result: MatchResult, seat: number) => string,
): Readonly<Record<string, Share>> {
  const taken = new Map<string, { seats: number; wins: number; score: number }>();
  for (const result of results)
    for (const seat of result.bots.keys()) {
      const name = nameOf(result, seat);
      const { seats, wins, score } = taken.get(name) ?? { seats: 0, wins: 0, score: 0 };
      taken.set(name, {
        seats: seats + 1,
        wins: wins + winOf(result, seat),
        score: score + itemAt(result.scores, seat),
      });
    }
  return Object.fromEntries(
    [...taken]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, { seats, wins, score }]) => [
        name,
        { seats, wins: wilson(wins, seats), meanScore: score / seats },
      ]),
  );
}

/** Returns for each pair of bots how often one ranked above the other in games that both played. */
export function pairShares(results: readonly MatchResult[]): Readonly<Record<string, Interval>> {
  const pairs = results.flatMap(pairsOf);
  const names = [...new Set(pairs.flat())].sort();
  return Object.fromEntries(
    names.flatMap((first, index) =>
      names.slice(index + 1).map((second) => {
        const before = pairs.filter(([winner, loser]) => winner === first && loser === second).length;
        const after = pairs.filter(([winner, loser]) => winner === second && loser === first).length;
        return [`${first} – ${second}`, wilson(before, before + after)];
      }),
    ),
  );
}

/** Returns a game as pairs of winner and loser. Pairs of equal bots are left out, because they carry no information. */
const pairsOf = ({ bots, ranking }: MatchResult): [string, string][] =>
  ranking.flatMap((winner, place) =>
    ranking
      .slice(place + 1)
      .filter((loser) => bots[loser] !== bots[winner])
      .map((loser): [string, string] => [itemAt(bots, winner), itemAt(bots, loser)]),
  );

/** Returns Bradley-Terry strengths on the Elo scale with mean 0. Half a draw against everyone keeps them finite. */
function eloOf(names: readonly string[], pairs: readonly (readonly [string, string])[]): number[] {
  const number = new Map(names.map((name, index) => [name, index]));
  const won = names.map(() => names.map((): number => 0.25));
  for (const [winner, loser] of pairs) {
    const ofWinner = itemAt(won, number.get(winner) ?? 0);
    const against = number.get(loser) ?? 0;
    ofWinner[against] = itemAt(ofWinner, against) + 1;
  }
  let strength = names.map(() => 1);
  for (let round = 0; round < 100; round++) {
    strength = names.map((_, i) => {
      let wins = 0;
      let weight = 0;
      names.forEach((_name, j) => {
        if (i === j) return;
        wins += itemAt(itemAt(won, i), j);
        weight +=
          (itemAt(itemAt(won, i), j) + itemAt(itemAt(won, j), i)) /
          (itemAt(strength, i) + itemAt(strength, j));
      });
      return weight === 0 ? 1 : wins / weight;
    });
    const mean = Math.exp(strength.reduce((sum, value) => sum + Math.log(value), 0) / names.length);
    strength = strength.map((value) => value / mean);
  }
  return strength.map((value) => 400 * Math.log10(value));
}

const RESAMPLES = 300;

export function standings(results: readonly MatchResult[], seed: string): Standing[] {
  const names = [...new Set(results.flatMap(({ bots }) => bots))];
  const pairs = results.map(pairsOf);
  const elo = eloOf(names, pairs.flat());
  const random = seededRandom(`${seed} resampling`);
  const samples = Array.from({ length: RESAMPLES }, () =>
    eloOf(
      names,
      pairs.flatMap(() => itemAt(pairs, Math.floor(random() * pairs.length))),
    ),
  );
  return names
    .map((bot, index): Standing => {
      let [seats, wins, score, decisions, thinking] = [0, 0, 0, 0, 0];
      for (const result of results) {
        result.bots.forEach((name, seat) => {
          if (name !== bot) return;
          seats += 1;
          score += itemAt(result.scores, seat);
          decisions += itemAt(result.decisions, seat);
          thinking += itemAt(result.thinking, seat);
          wins += winOf(result, seat);
        });
      }
      const drawn = samples.map((sample) => itemAt(sample, index)).sort((a, b) => a - b);
      return {
        bot,
        seats,
        wins,
        winRate: wilson(wins, seats),
        elo: {
          value: itemAt(elo, index),
          low: itemAt(drawn, Math.floor(0.025 * RESAMPLES)),
          high: itemAt(drawn, Math.ceil(0.975 * RESAMPLES) - 1),
        },
        meanScore: score / seats,
        msPerDecision: decisions === 0 ? 0 : thinking / decisions,
      };
    })
    .sort((a, b) => b.elo.value - a.elo.value);
}
