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
