import { seededRandom } from '../simulate/randomGame';
import type { MatchResult } from './match';

export interface Interval {
  value: number;
  low: number;
  high: number;
}

export interface Standing {
  bot: string;
  /** Seats taken, over all games. */
  seats: number;
  wins: number;
  winRate: Interval;
  elo: Interval;
  meanGold: number;
  msPerDecision: number;
}

const Z = 1.96;

/** Wilson's 95 % interval of a share. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { value: 0, low: 0, high: 1 };
  const share = successes / trials;
  const scale = 1 + Z ** 2 / trials;
  const centre = (share + Z ** 2 / (2 * trials)) / scale;
  const half = (Z * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2))) / scale;
  return { value: share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** A game as pairs: who ended before whom. Pairs of equal bots tell nothing. */
const pairsOf = ({ bots, ranking }: MatchResult): [string, string][] =>
  ranking.flatMap((winner, place) =>
    ranking
      .slice(place + 1)
      .filter((loser) => bots[loser] !== bots[winner])
      .map((loser): [string, string] => [bots[winner], bots[loser]]),
  );

/** Bradley-Terry strengths on the Elo scale, mean 0; half a drawn pair with everybody keeps them finite. */
function eloOf(names: readonly string[], pairs: readonly (readonly [string, string])[]): number[] {
  const number = new Map(names.map((name, index) => [name, index]));
  const won = names.map(() => names.map((): number => 0.25));
  for (const [winner, loser] of pairs) won[number.get(winner) ?? 0][number.get(loser) ?? 0] += 1;
  let strength = names.map(() => 1);
  for (let round = 0; round < 100; round++) {
    strength = names.map((_, i) => {
      let wins = 0;
      let weight = 0;
      names.forEach((_name, j) => {
        if (i === j) return;
        wins += won[i][j];
        weight += (won[i][j] + won[j][i]) / (strength[i] + strength[j]);
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
      pairs.flatMap(() => pairs[Math.floor(random() * pairs.length)]),
    ),
  );
  return names
    .map((bot, index): Standing => {
      let [seats, wins, gold, decisions, thinking] = [0, 0, 0, 0, 0];
      for (const result of results) {
        result.bots.forEach((name, seat) => {
          if (name !== bot) return;
          seats += 1;
          gold += result.gold[seat];
          decisions += result.decisions[seat];
          thinking += result.thinking[seat];
          const won = result.bots.length === 1 ? result.solved : result.ranking[0] === seat;
          if (won) wins += 1;
        });
      }
      const drawn = samples.map((sample) => sample[index]).sort((a, b) => a - b);
      return {
        bot,
        seats,
        wins,
        winRate: wilson(wins, seats),
        elo: {
          value: elo[index],
          low: drawn[Math.floor(0.025 * RESAMPLES)],
          high: drawn[Math.ceil(0.975 * RESAMPLES) - 1],
        },
        meanGold: gold / seats,
        msPerDecision: decisions === 0 ? 0 : thinking / decisions,
      };
    })
    .sort((a, b) => b.elo.value - a.elo.value);
}
