/** Saves of Terramara for two, made by random moves. */
import { moveAction, type PlayedMove, seededRandom, startGame } from '../../../scripts/simulate/randomGame';
import { terramara } from '../../../src/games/terramara';
import { RULES_VERSION } from '../../../src/games/terramara/rules/content-pack/edition';
import { decider, legalMoves, pendingChoice } from '../../../src/games/terramara/rules/moves';
import type { G } from '../../../src/games/terramara/rules/state/state';
import { itemAt } from '../../../src/rules-kit/indexed';
import { newSave, type SavedGame } from '../../../src/session/savedGame';

const COLOURS = ['madder', 'woad', 'linen', 'soot'];
export const WORKERS_LEFT = 3;

const workersLeft = ({ players }: G): number =>
  Object.values(players).reduce(
    (sum, { explorers, chief, warriors }) => sum + explorers + chief + warriors,
    0,
  );

/** Returns a random game for two at the start of a turn, with only the last workers of the last round left. */
export function lateGame(seed: string): SavedGame {
  const random = seededRandom(seed);
  const { reducer, state } = startGame<G>(terramara, 2, {}, seed);
  const actions: PlayedMove[] = [];
  let now = state;
  while (
    now.G.round < 5 ||
    workersLeft(now.G) > WORKERS_LEFT ||
    now.G.turn.space !== null ||
    now.ctx.phase !== 'work'
  ) {
    const playerID = decider(now.G, now.ctx);
    const list = legalMoves(now.G, now.ctx, playerID);
    const { move, args } = itemAt(list, Math.floor(random() * list.length));
    actions.push({ playerID, move, args });
    now = reducer(now, moveAction({ playerID, move, args }));
  }
  return saveOf(seed, actions);
}

/** Returns a game in which the acting player had a choice earlier, and the number of moves at that choice. */
export function lookBackAtChoice(): { save: SavedGame; moves: number } {
  const random = seededRandom('asked');
  const { reducer, state } = startGame<G>(terramara, 2, {}, 'asked');
  const actions: PlayedMove[] = [];
  const asked = new Map<string, number>();
  let now = state;
  for (;;) {
    const playerID = decider(now.G, now.ctx);
    const moves = asked.get(playerID);
    if (moves !== undefined) return { save: saveOf('asked', actions), moves };
    const choice = pendingChoice(now.G);
    if (choice?.kind === 'expedition' && choice.points > 1) asked.set(playerID, actions.length);
    const list = legalMoves(now.G, now.ctx, playerID);
    const { move, args } = itemAt(list, Math.floor(random() * list.length));
    actions.push({ playerID, move, args });
    now = reducer(now, moveAction({ playerID, move, args }));
  }
}

export function saveOf(seed: string, actions: readonly PlayedMove[]): SavedGame {
  return newSave({
    game: 'terramara',
    rulesVersion: RULES_VERSION,
    seed,
    setupData: {},
    seats: COLOURS.slice(0, 2).map((colour, seat) => ({
      playerID: `${seat}`,
      name: itemAt(['Mika', 'Aino'], seat),
      colour,
    })),
    actions,
  });
}
