/** The games of the house, whole. A new game is one line here, and one in `offers.ts`. */
import type { Ctx } from 'boardgame.io';
import type { Edition } from '../game-api/contents';
import { amongGames, type GameModule } from '../game-api/module';
import { cherezUralModule } from './cherez-ural/module';

export const catalogue: readonly GameModule[] = [amongGames(cherezUralModule)];

/** Why a move of one of the games is not legal, in one sentence; null: it is, or the house lacks the game. */
export const explainMove = (
  game: string,
  G: unknown,
  ctx: Ctx,
  playerID: string,
  move: string,
  args: readonly unknown[],
): string | null =>
  catalogue.find((module) => module.game.name === game)?.explain(G, ctx, playerID, move, args, 'en') ?? null;

/** The seats that are to act: of those whom boardgame.io calls active, the ones that can still do something. */
export const seatsToAct = (game: string, G: unknown, ctx: Ctx): readonly string[] => {
  if (ctx.activePlayers === null) return [ctx.currentPlayer];
  const active = Object.keys(ctx.activePlayers);
  const module = catalogue.find((candidate) => candidate.game.name === game);
  return module === undefined ? active : active.filter((id) => module.legalMoves(G, ctx, id).length > 0);
};

/** What of a game may change from one version of the program to the next. */
export const editionOf = (game: string): Edition | undefined =>
  catalogue.find((module) => module.game.name === game);

/** The boardgame.io games, for the server. */
export const games = catalogue.map(({ game }) => game);
