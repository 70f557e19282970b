/** Parts of a game in boardgame.io's words that are the same for every game whose moves are a table (`rules-kit`). */
import type { Ctx, FnContext, Game, LongFormMove, MoveFn } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { LegalMove } from './module';

type MoveContext<G> = Parameters<MoveFn<G>>[0];

/** Makers of moves: legal, or refused with nothing changed. The facts of a move go to the log. */
export function movesBy<G, Name extends string, Fact>(
  play: (at: MoveContext<G>, name: Name, args: readonly unknown[], report: (fact: Fact) => void) => boolean,
  /** What is to be done of the framework's own after a move. */
  after?: (at: MoveContext<G>) => void,
) {
  // One list and one function for all moves, a new list only once this one was given away: bots play more moves than
  // anybody, and none of them is logged.
  let facts: Fact[] = [];
  const report = (fact: Fact): void => {
    facts.push(fact);
  };
  const move =
    (name: Name): MoveFn<G> =>
    (at, ...args) => {
      if (facts.length > 0) facts = [];
      if (!play(at, name, args, report)) return INVALID_MOVE;
      if (facts.length > 0) {
        at.log.setMetadata({ facts });
        facts = [];
      }
      after?.(at);
    };
  return {
    move,
    /** Reveals what the mover could not know: not to be taken back, and not to be guessed by a client. */
    revealing: (name: Name): LongFormMove<G> => ({ move: move(name), undoable: false, client: false }),
  };
}

type Options = Readonly<Record<string, unknown>> & { readonly content?: unknown };

/** A setup that refuses options with a sentence. */
export function setupBy<G, SetupData extends Options>(
  explain: (options: unknown, numPlayers: number, content?: SetupData['content']) => string | null,
  begin: (numPlayers: number, options: SetupData, shuffle: <Item>(items: Item[]) => Item[]) => G,
): Required<Pick<Game<G, Record<string, unknown>, SetupData>, 'validateSetupData' | 'setup'>> {
  return {
    validateSetupData: (options, numPlayers) => explain(options, numPlayers) ?? undefined,
    setup: ({ ctx, random }, options) => {
      const { content, ...asked } = options ?? {};
      const problem = explain(asked, ctx.numPlayers, content);
      if (problem !== null) throw new Error(problem);
      return begin(ctx.numPlayers, options ?? ({} as SetupData), (items) => random.Shuffle(items));
    },
  };
}

/** The list of legal moves for boardgame.io's own bots. */
export const listedBy = <G>(
  legalMoves: (G: G, ctx: Ctx, playerID: string) => readonly LegalMove[],
): NonNullable<Game<G>['ai']> => ({
  enumerate: (G, ctx, playerID) =>
    legalMoves(G, ctx, playerID).map(({ move, args }) => ({ move, args: [...args] })),
});

/** Turns in an order of the game's own. */
export type Order<G> = Pick<FnContext<G>, 'G' | 'ctx'>;
