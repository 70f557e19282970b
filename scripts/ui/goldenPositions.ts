/** Golden games as saves, complete or up to a certain position. The workbench imports this, so it must not use Node. */
import type { Ctx } from 'boardgame.io';
import countBy from 'lodash/countBy';
import memoize from 'lodash/memoize';
import orderBy from 'lodash/orderBy';
import range from 'lodash/range';
import { asAnyGame, type GameModule } from '../../src/game-api/module';
import { itemAt } from '../../src/rules-kit/indexed';
import { newSave, type SavedGame } from '../../src/session/savedGame';
import { Session } from '../../src/session/session';

/** A golden game as `scripts/golden.ts` records it */
export type Golden = {
  readonly numPlayers: number;
  readonly setupData: Record<string, unknown>;
  readonly seed: string;
  readonly moves: readonly { playerID: string; move: string; args: unknown[] }[];
};

const NAMES = ['Mika', 'Jonas', 'Aino', 'Pavel'];

export type GoldenPosition<G = unknown> = {
  readonly at: number;
  readonly G: G;
  readonly ctx: Ctx;
  readonly phase: string | null;
  readonly playerID: string;
  readonly can: Readonly<Partial<Record<string, number>>>;
};

export type GoldenGames<G = unknown> = {
  /** Returns the longest golden game with this number of players, cut off at a share of its moves. */
  readonly game: (players: number, share?: number) => SavedGame;
  /** Returns each position of that game. */
  readonly positions: (players: number) => readonly GoldenPosition<G>[];
  /**
   * Returns the longest game that has such positions, up to the middle one.
   * @throws Error without such a position; add a golden game then
   */
  readonly where: (players: number, holds: (position: GoldenPosition<G>) => unknown) => SavedGame;
  /** For rare positions: returns the first one in the game with the most players that has one. */
  readonly firstWhere: (holds: (position: GoldenPosition<G>) => unknown) => SavedGame;
  /**
   * Returns the first golden game with such a move, up to that move.
   * @throws Error without such a move
   */
  readonly before: (isIt: (move: SavedGame['actions'][number]) => boolean) => SavedGame;
};

/** @param golden is called only when a position is requested */
export function goldenGamesFrom<G>(module: GameModule<G>, golden: () => readonly Golden[]): GoldenGames<G> {
  const { name, colours, rulesVersion } = module;
  const saveOf = ({ numPlayers, seed, setupData, moves }: Golden, made: number): SavedGame =>
    newSave({
      game: name,
      rulesVersion,
      seed,
      setupData,
      seats: colours.slice(0, numPlayers).map(({ id }, seat) => ({
        playerID: String(seat),
        name: itemAt(NAMES, seat),
        colour: id,
      })),
      actions: moves.slice(0, made),
    });
  const longestFirst = memoize((players: number): readonly Golden[] =>
    orderBy(
      golden().filter(({ numPlayers }) => numPlayers === players),
      ({ moves }) => moves.length,
      'desc',
    ),
  );
  const game: GoldenGames<G>['game'] = (players, share = 1) => {
    const longest = itemAt(longestFirst(players), 0);
    return saveOf(longest, Math.floor(longest.moves.length * share));
  };
  const before: GoldenGames<G>['before'] = (isIt) => {
    const found = golden().find(({ moves }) => moves.some(isIt));
    if (found === undefined) throw new Error(`${name}: no golden game has a move with ${isIt}`);
    return saveOf(found, found.moves.findIndex(isIt));
  };
  const positionsOf = memoize((one: Golden): readonly GoldenPosition<G>[] => {
    const { timeline } = new Session(asAnyGame(module), saveOf(one, one.moves.length)).current();
    return range(timeline.moves).map((at) => {
      const { ctx, ...position } = timeline.at(at);
      // Safe cast: the states are the game's own.
      const G = position.G as G;
      const seats = Object.keys(ctx.activePlayers ?? { [ctx.currentPlayer]: null });
      const playerID = seats.find((id) => module.legalMoves(G, ctx, id).length > 0) ?? ctx.currentPlayer;
      const count = memoize(() => countBy(module.legalMoves(G, ctx, playerID), 'move'));
      return {
        at,
        G,
        ctx,
        phase: ctx.phase,
        playerID,
        // Lazy, because listing the moves takes longer than playing them.
        get can() {
          return count();
        },
      };
    });
  });
  const positions: GoldenGames<G>['positions'] = (players) => positionsOf(itemAt(longestFirst(players), 0));
  const where: GoldenGames<G>['where'] = (players, holds) => {
    for (const one of longestFirst(players)) {
      const found = positionsOf(one).filter(holds);
      if (found.length > 0) return saveOf(one, itemAt(found, Math.floor(found.length / 2)).at);
    }
    throw new Error(`${name}: no golden game of ${players} players has a position with ${holds}`);
  };
  const firstWhere: GoldenGames<G>['firstWhere'] = (holds) => {
    const { most, least } = module.players;
    const players = range(most, least - 1).find((count) => positions(count).some(holds));
    return where(players ?? least, holds);
  };
  return { game, positions, where, firstWhere, before };
}
