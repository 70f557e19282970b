/** Golden games (`scripts/golden.ts`) as saved games, whole or up to a position that shows something. */
import { readFileSync } from 'node:fs';
import lodash from 'lodash';
import type { G } from '../../src/games/cherez-ural/rules/state';
import { modules } from '../../src/games/modules';
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
const COLOURS = ['plum', 'copper', 'ink', 'ivory'];

/** The longest of the golden games with so many players, cut off at a share of its moves. */
export function goldenGame(players: number, share = 1): SavedGame {
  const file = new URL('../../tests/games/cherez-ural/golden.json', import.meta.url);
  const games = (JSON.parse(readFileSync(file, 'utf8')) as Golden[]).filter(
    ({ numPlayers }) => numPlayers === players,
  );
  const { seed, setupData, moves } = games.reduce((long, game) =>
    game.moves.length > long.moves.length ? game : long,
  );
  const [{ rulesVersion }] = modules;
  return newSave({
    game: 'cherez-ural',
    rulesVersion,
    seed,
    setupData,
    seats: COLOURS.slice(0, players).map((colour, seat) => ({
      playerID: String(seat),
      name: NAMES[seat],
      colour,
    })),
    actions: moves.slice(0, Math.floor(moves.length * share)),
  });
}

type GoldenPosition = {
  /** How many moves have been made. */
  readonly at: number;
  readonly G: G;
  readonly phase: string | null;
  /** Who is to act. */
  readonly playerID: string;
  /** How many legal moves there are of each name. */
  readonly can: Readonly<Partial<Record<string, number>>>;
};

/** Each position of that game up to its end. */
export const goldenPositions = memoize((players: number): readonly GoldenPosition[] => {
  const [module] = modules;
  const { timeline } = new Session(module, goldenGame(players)).current();
  return range(timeline.moves).map((at) => {
    const { G, ctx } = timeline.at(at);
    const legal = module.legalMoves(G, ctx, ctx.currentPlayer);
    return {
      at,
      G: G as G,
      phase: ctx.phase,
      playerID: ctx.currentPlayer,
      can: countBy(legal, 'move'),
    };
  });
});

/** That game up to the middle one of the positions of which it holds.
 *  @throws Error when it holds of none: another golden game is needed. */
export function goldenWhere(players: number, holds: (position: GoldenPosition) => unknown): SavedGame {
  const found = goldenPositions(players).filter(holds);
  const middle = found[Math.floor(found.length / 2)];
  if (middle === undefined)
    throw new Error(`the golden game of ${players} players has no position with ${holds}`);
  return firstMoves(goldenGame(players), middle.at);
}
