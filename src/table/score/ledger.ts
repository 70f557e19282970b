/** Sources of a player's score, move by move. A change is the difference between the ledgers of two positions. */

/** A game's functions for the score; `State` is its `G`. */
export type Ledger<State, Source extends string> = {
  /** In display order */
  readonly sources: readonly Source[];
  readonly ledgerOf: (G: State, playerID: string) => Readonly<Record<Source, number>>;
  readonly totalOf: (G: State, playerID: string) => number;
  /** Sources that change with nearly every move, so their changes are not announced beside the score. */
  readonly quiet?: readonly Source[];
};

export type ScoreChange<Source extends string> = { readonly source: Source; readonly amount: number };

/** Returns the changes from one ledger of a player to a later one, in the order of the sources. */
export const changesBetween = <Source extends string>(
  sources: readonly Source[],
  from: Readonly<Record<Source, number>>,
  to: Readonly<Record<Source, number>>,
): ScoreChange<Source>[] =>
  from === to
    ? []
    : sources.flatMap((source) =>
        from[source] === to[source] ? [] : [{ source, amount: to[source] - from[source] }],
      );
