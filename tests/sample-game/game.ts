/** Tea Road as a boardgame.io game */
import type { Game, MoveFn } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import mapValues from 'lodash/mapValues';
import { DECK, findMove, type G, type Move, play, setup, view } from './rules';

const made =
  (name: Move['move']): MoveFn<G> =>
  ({ G, playerID }, ...args) => {
    const move = findMove(G, playerID, name, args);
    return move === undefined ? INVALID_MOVE : play(G, playerID, move);
  };

const overAt = ({ players }: G) => ({ scores: mapValues(players, 'track') });
export type GameOver = ReturnType<typeof overAt>;

export const teaRoad: Game<G, Record<string, unknown>, { readonly long?: unknown }> = {
  name: 'sample',
  minPlayers: 2,
  maxPlayers: 3,
  setup: ({ ctx, random }, options) => setup(random.Shuffle([...DECK]), ctx.playOrder, options?.long),
  validateSetupData: (options) =>
    Object.keys(options ?? {}).every((key) => key === 'long') &&
    [undefined, true].includes(options?.long as true)
      ? undefined
      : 'long: expected true or nothing.',
  // All seats are always active. The rules decide who may act (`legalMoves`).
  turn: { activePlayers: { all: 'play' } },
  moves: {
    bid: { move: made('bid'), redact: true, undoable: false, ignoreStaleStateID: true, client: false },
    go: { move: made('go'), undoable: false },
    rest: { move: made('rest'), undoable: false },
  },
  endIf: ({ G }) => (G.round > G.rounds ? overAt(G) : undefined),
  playerView: ({ G, playerID }) => view(G, playerID),
};
