/**
 * All games, for programs that need them at once: the server, scripts, tests. Pages load only the game in use
 * (`catalogue.ts`).
 */
import type { Ctx } from 'boardgame.io';
import type { Edition } from '../game-api/contents';
import type { GameModule } from '../game-api/module';
import { type Places, placesIn } from '../game-api/places';
import type { PlayerNames } from '../language/explaining';
import { gameNames, loadModule } from './catalogue';

export const modules: readonly GameModule[] = await Promise.all(
  gameNames.map(async (name) => {
    const module = await loadModule(name);
    await Promise.all([module.contents?.fetchReader(), module.fetchSentences()]);
    return module;
  }),
);

/** Explains in one sentence why a move isn't legal. Returns null if it is legal, or if the game is unknown. */
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

/** Returns the seats that have to act: those active in boardgame.io that still have a legal move. */
export const seatsToAct = (game: string, G: unknown, ctx: Ctx): readonly string[] => {
  if (ctx.activePlayers === null) return [ctx.currentPlayer];
  const active = Object.keys(ctx.activePlayers);
  const module = modules.find((candidate) => candidate.name === game);
  return module === undefined ? active : active.filter((id) => module.legalMoves(G, ctx, id).length > 0);
};

/** Returns places and scores of a finished game. Returns undefined if the game is unknown. */
export const placesOf = (game: string, gameover: unknown): Places | undefined => {
  const module = modules.find((candidate) => candidate.name === game);
  return module && placesIn(module.resultOf(gameover, 'en'));
};

/** Whether no seat has hidden information. */
export const hasOpenHands = (game: string): boolean =>
  modules.some(({ name, hiddenHands }) => name === game && !hiddenHands);

/** Returns the versions to save with a game. */
export const editionOf = (game: string): Edition | undefined =>
  modules.find((module) => module.name === game);

/** The games with a daily deal. */
export const dealtGames = (
  await Promise.all(
    modules.map(async ({ name, title, rulesVersion, scoreUnit, fetchDailyDeal }) => {
      const deal = await fetchDailyDeal?.();
      return deal && { game: name, title, rulesVersion, scoreUnit, ...deal };
    }),
  )
).filter((dealt) => dealt !== undefined);

/** Returns a game's title. */
export const titleOf = (game: string, language: 'en' | 'ja'): string =>
  modules.find(({ name }) => name === game)?.title[language] ?? game;

/** The boardgame.io games, for the server. */
export const games = modules.map(({ game }) => game);
