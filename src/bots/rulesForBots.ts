/** Implements the bots' interface with the functions that every game of the project has. */
import type { Game } from 'boardgame.io';
import type { SearchGame } from './searchGame';
import type { BotMove } from './types';

type Listed = { readonly move: string; readonly args: readonly unknown[] };

type Rules<G, Unseen> = {
  readonly game: unknown;
  readonly legalMoves: (G: G, ctx: Parameters<SearchGame<G>['legalMoves']>[1], playerID: string) => Listed[];
  readonly anyMove: (
    G: G,
    ctx: Parameters<SearchGame<G>['legalMoves']>[1],
    playerID: string,
    random: () => number,
  ) => Listed | null;
  readonly viewFor: (G: G, playerID: string | null) => G;
  readonly copyOf: (G: G) => G;
  /** Returns what a view hides; `deal` deals it into a copy of the view. */
  readonly unseenIn: (view: G) => Unseen;
  readonly deal: (G: G, unseen: Unseen, random: () => number) => void;
};

type FromRules<G> = Required<
  Pick<SearchGame<G>, 'game' | 'legalMoves' | 'anyMove' | 'playerView' | 'determinize' | 'dealer' | 'copy'>
>;

export function rulesForBots<G, Unseen>(rules: Rules<G, Unseen>): FromRules<G> {
  const { game, legalMoves, anyMove, viewFor, copyOf, unseenIn, deal } = rules;
  const dealer = (view: G) => {
    const unseen = unseenIn(view);
    return (random: () => number) => {
      const G = copyOf(view);
      deal(G, unseen, random);
      return G;
    };
  };
  return {
    // Safe cast: the type of setup options doesn't matter to bots.
    game: game as Game<G>,
    legalMoves: (G, ctx, playerID) => legalMoves(G, ctx, playerID) as unknown as BotMove[],
    anyMove: (G, ctx, playerID, random) => anyMove(G, ctx, playerID, random) as BotMove | null,
    playerView: (G, _ctx, playerID) => viewFor(G, playerID),
    determinize: (view, _playerID, random) => dealer(view)(random),
    dealer,
    copy: copyOf,
  };
}

/**
 * Returns a game's evaluation by name.
 * @throws Error for an unknown name
 */
export function gradeIn<Grade>(grades: Readonly<Record<string, Grade>>, name: string): Grade {
  const grade = grades[name];
  if (grade === undefined)
    throw new Error(`evaluation "${name}" is unknown, expected one of ${Object.keys(grades).join(', ')}`);
  return grade;
}
