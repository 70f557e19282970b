import { itemAt } from '../../src/rules-kit/indexed';
import type { SavedGame } from '../../src/session/savedGame';

/** A position worth opening: in the workbench (`/dev`), by tests, and for pictures (`npm run screens`). */
export type Scenario = {
  /** As addresses say it: the name of its file in kebab case. */
  readonly name: string;
  /** One sentence: what this position shows. */
  readonly description: string;
  /** Searches the golden games for the position, which takes up to some seconds. */
  readonly save: () => SavedGame;
};

/** Adds to a finished game what a review by bots leaves in it: one decision, in the middle. */
export function reviewed(game: SavedGame): SavedGame {
  const moves = game.actions.length;
  const at = Math.floor(moves / 2);
  const { playerID, move, args } = itemAt(game.actions, at);
  const outlook = Object.fromEntries(game.seats.map((seat) => [seat.playerID, Array(moves).fill(50)]));
  const decision = { at, playerID, played: 20, best: 45, line: [{ move, args: [...args] }] };
  return { ...game, review: { next: moves, outlook, decisions: [decision] } };
}

/** The same position with one person among bots. */
export const amongBots = (game: SavedGame, person: string): SavedGame => ({
  ...game,
  seats: game.seats.map((seat) => (seat.playerID === person ? seat : { ...seat, bot: 'easy' })),
});
