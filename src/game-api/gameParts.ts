/** Parts of a boardgame.io game that are the same for every game with a move table (`rules-kit`). */
import type { Ctx, FnContext, Game, LongFormMove, MoveFn } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { silent } from '../rules-kit/logLine';
import type { LegalMove } from './module';

type MoveContext<G> = Parameters<MoveFn<G>>[0];

/** boardgame.io's log API for simulated moves. Nobody reads their log, so they report no facts. */
export const NO_LOG = Object.freeze({ setMetadata: silent });

/** Builds boardgame.io moves. An illegal move changes nothing; the facts of a legal one go to the log. */
export function movesBy<G, Name extends string, Fact>(
  play: (at: MoveContext<G>, name: Name, args: readonly unknown[], report: (fact: Fact) => void) => boolean,
  /** Called after each move, for effects on boardgame.io itself. */
  after?: (at: MoveContext<G>) => void,
) {
  const move =
    (name: Name): MoveFn<G> =>
    (at, ...args) => {
      const facts: Fact[] = [];
      const report = at.log === NO_LOG ? silent : (fact: Fact) => facts.push(fact);
      if (!play(at, name, args, report)) return INVALID_MOVE;
      if (facts.length > 0) at.log.setMetadata({ facts });
      after?.(at);
    };
  return {
    move,
    /** A move that reveals hidden information. It can't be undone, and a client can't predict it. */
    revealing: (name: Name): LongFormMove<G> => ({ move: move(name), undoable: false, client: false }),
  };
}

type Options = Readonly<Record<string, unknown>> & { readonly content?: unknown };

/** Builds a setup that throws an explanation for invalid options. */
export function setupBy<G, SetupData extends Options>(
  explain: (options: unknown, numPlayers: number, content?: SetupData['content']) => string | null,
  begin: (numPlayers: number, options: SetupData, shuffle: <Item>(items: Item[]) => Item[]) => G,
): Required<Pick<Game<G, Record<string, unknown>, SetupData>, 'validateSetupData' | 'setup'>> {
  return {
    validateSetupData: (options, numPlayers) => explain(options, numPlayers) ?? undefined,
    setup: ({ ctx, random }, options) => {
      const { content, ...requested } = options ?? {};
      const problem = explain(requested, ctx.numPlayers, content);
      if (problem !== null) throw new Error(problem);
      return begin(ctx.numPlayers, options ?? ({} as SetupData), (items) => random.Shuffle(items));
    },
  };
}

/** Lists the legal moves for boardgame.io's own bots. */
export const listedBy = <G>(
  legalMoves: (G: G, ctx: Ctx, playerID: string) => readonly LegalMove[],
): NonNullable<Game<G>['ai']> => ({
  enumerate: (G, ctx, playerID) =>
    legalMoves(G, ctx, playerID).map(({ move, args }) => ({ move, args: [...args] })),
});

/** Arguments of a game's own turn order functions. */
export type Order<G> = Pick<FnContext<G>, 'G' | 'ctx'>;
