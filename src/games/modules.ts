/** All games of the house, whole, for programs that need them at once: the server, scripts, tests. Pages fetch the one
 *  that is played (`catalogue.ts`). */
import type { Ctx } from 'boardgame.io';
import type { Edition } from '../game-api/contents';
import type { GameModule } from '../game-api/module';
import type { PlayerNames } from '../language/explaining';
import { gameNames, loadModule } from './catalogue';

export const modules: readonly GameModule[] = await Promise.all(
  gameNames.map(async (name) => {
    const module = await loadModule(name);
    await module.contents?.fetchReader();
    return module;
  }),
);

/** Why a move of one of the games is not legal, in one sentence; null: it is, or the house lacks the game. */
export const explainMove = (
  game: string,
  G: unknown,
  ctx: Ctx,
  playerID: string,
  move: string,
  args: readonly unknown[],
  names: PlayerNames = {},
): string | null =>
  modules.find((module) => module.name === game)?.explain(G, ctx, playerID, move, args, 'en', names) ?? null;

/** The seats that are to act: of those whom boardgame.io calls active, the ones that can still do something. */
export const seatsToAct = (game: string, G: unknown, ctx: Ctx): readonly string[] => {
  if (ctx.activePlayers === null) return [ctx.currentPlayer];
  const active = Object.keys(ctx.activePlayers);
  const module = modules.find((candidate) => candidate.name === game);
  return module === undefined ? active : active.filter((id) => module.legalMoves(G, ctx, id).length > 0);
};

/** Whether no seat of a game knows what the others don't. */
export const hasOpenHands = (game: string): boolean =>
  modules.some(({ name, hiddenHands }) => name === game && !hiddenHands);

/** What of a game may change from one version of the program to the next. */
export const editionOf = (game: string): Edition | undefined =>
  modules.find((module) => module.name === game);

/** What people call a game. */
export const titleOf = (game: string, language: 'en' | 'ja'): string =>
  modules.find(({ name }) => name === game)?.title[language] ?? game;

/** The boardgame.io games, for the server. */
export const games = modules.map(({ game }) => game);
