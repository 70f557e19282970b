/** Golden games (`scripts/golden.ts`) as saved games, whole or up to a position that shows something. */
import { readFileSync } from 'node:fs';
import type { Ctx } from 'boardgame.io';
import lodash from 'lodash';
import { amongGames, type GameModule } from '../../src/game-api/module';
import { cherezUralModule } from '../../src/games/cherez-ural/module';
import { firstMoves, newSave, type SavedGame } from '../../src/session/savedGame';
import { Session } from '../../src/session/session';

const { countBy, memoize, range } = lodash;

type Golden = {
  readonly numPlayers: number;
  readonly setupData: Record<string, unknown>;
  readonly seed: string;
  readonly moves: readonly { playerID: string; move: string; args: unknown[] }[];
};

const NAMES = ['Mika', 'Jonas', 'Aino', 'Pavel'];

export type GoldenPosition<G = unknown> = {
  /** How many moves have been made. */
  readonly at: number;
  readonly G: G;
  readonly ctx: Ctx;
  readonly phase: string | null;
  /** Who is to act. */
  readonly playerID: string;
  /** How many legal moves there are of each name. */
  readonly can: Readonly<Partial<Record<string, number>>>;
};

export type GoldenGames<G = unknown> = {
  /** The longest of the golden games with so many players, cut off at a share of its moves. */
  readonly game: (players: number, share?: number) => SavedGame;
  /** Each position of that game up to its end. */
  readonly positions: (players: number) => readonly GoldenPosition<G>[];
  /** That game up to the middle one of the positions of which it holds.
   *  @throws Error when it holds of none: another golden game is needed. */
  readonly where: (players: number, holds: (position: GoldenPosition<G>) => unknown) => SavedGame;
  /** The same of what is rare: of the game with most players that has such a position. */
  readonly firstWhere: (holds: (position: GoldenPosition<G>) => unknown) => SavedGame;
  /** The first of all golden games with such a move, up to that move. @throws Error when none has one. */
  readonly before: (isIt: (move: SavedGame['actions'][number]) => boolean) => SavedGame;
};

export function goldenGamesOf<G>(module: GameModule<G>): GoldenGames<G> {
  const { name, colours, rulesVersion } = module;
  const golden = (): readonly Golden[] =>
    JSON.parse(readFileSync(new URL(`../../tests/games/${name}/golden.json`, import.meta.url), 'utf8'));
  const saveOf = ({ numPlayers, seed, setupData, moves }: Golden, made: number): SavedGame =>
    newSave({
      game: name,
      rulesVersion,
      seed,
      setupData,
      seats: colours.slice(0, numPlayers).map(({ id }, seat) => ({
        playerID: String(seat),
        name: NAMES[seat],
        colour: id,
      })),
      actions: moves.slice(0, made),
    });
  const game: GoldenGames<G>['game'] = (players, share = 1) => {
    const long = golden()
      .filter(({ numPlayers }) => numPlayers === players)
      .reduce((most, each) => (each.moves.length > most.moves.length ? each : most));
    return saveOf(long, Math.floor(long.moves.length * share));
  };
  const before: GoldenGames<G>['before'] = (isIt) => {
    const found = golden().find(({ moves }) => moves.some(isIt));
    if (found === undefined) throw new Error(`${name}: no golden game has a move with ${isIt}`);
    return saveOf(found, found.moves.findIndex(isIt));
  };
  const positions = memoize((players: number): readonly GoldenPosition<G>[] => {
    const { timeline } = new Session(amongGames(module), game(players)).current();
    return range(timeline.moves).map((at) => {
      const { ctx, ...position } = timeline.at(at);
      // The game's own states.
      const G = position.G as G;
      const seats = Object.keys(ctx.activePlayers ?? { [ctx.currentPlayer]: null });
      const playerID = seats.find((id) => module.legalMoves(G, ctx, id).length > 0) ?? ctx.currentPlayer;
      return {
        at,
        G,
        ctx,
        phase: ctx.phase,
        playerID,
        can: countBy(module.legalMoves(G, ctx, playerID), 'move'),
      };
    });
  });
  const where: GoldenGames<G>['where'] = (players, holds) => {
    const found = positions(players).filter(holds);
    const middle = found[Math.floor(found.length / 2)];
    if (middle === undefined)
      throw new Error(`${name}: the golden game of ${players} players has no position with ${holds}`);
    return firstMoves(game(players), middle.at);
  };
  const firstWhere: GoldenGames<G>['firstWhere'] = (holds) => {
    const { most, least } = module.players;
    const players = range(most, least - 1).find((count) => positions(count).some(holds));
    return where(players ?? least, holds);
  };
  return { game, positions, where, firstWhere, before };
}

/** Через Урал's. */
export const {
  game: goldenGame,
  positions: goldenPositions,
  where: goldenWhere,
  before: goldenBefore,
} = goldenGamesOf(cherezUralModule);
