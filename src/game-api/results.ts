/** Converts results of games to the shared shape. */
import type { Language } from '../language/language';
import type { GameResult, PlayerScore } from './module';

type Ended<Source extends string> = Pick<GameResult, 'ranking' | 'winners'> & {
  readonly scores: readonly {
    readonly playerID: string;
    readonly total: number;
    readonly amounts: Readonly<Record<Source, number>>;
  }[];
};

/** Place and score by player. */
export type Places = Readonly<Record<string, { readonly place: number; readonly score: number }>>;

/**
 * Returns each player's place, 1 for the winners. Behind them the score decides, and equal scores share a place.
 */
export function placesIn({ winners, scores }: GameResult): Places {
  const isBetter = (one: PlayerScore, other: PlayerScore): boolean => {
    const [oneWins, otherWins] = [winners.includes(one.playerID), winners.includes(other.playerID)];
    return oneWins === otherWins ? !oneWins && one.total > other.total : oneWins;
  };
  return Object.fromEntries(
    scores.map((own) => [
      own.playerID,
      { place: 1 + scores.filter((other) => isBetter(other, own)).length, score: own.total },
    ]),
  );
}

/** Returns functions that build shared results. `sources` is in display order. */
export function createResults<Source extends string>(
  sources: readonly Source[],
  nameOf: (source: Source, language: Language) => string,
) {
  const partsOf = (amounts: Readonly<Record<Source, number>>, language: Language): PlayerScore['parts'] =>
    sources.map((id) => ({ id, name: nameOf(id, language), amount: amounts[id] }));
  return {
    partsOf,
    resultFrom: ({ ranking, winners, scores }: Ended<Source>, language: Language): GameResult => ({
      ranking,
      winners,
      scores: ranking.flatMap((id) =>
        scores
          .filter(({ playerID }) => playerID === id)
          .map(({ playerID, total, amounts }) => ({ playerID, total, parts: partsOf(amounts, language) })),
      ),
    }),
  };
}
