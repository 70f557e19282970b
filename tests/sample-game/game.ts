/** Tea Road as a boardgame.io game */
import type { Game } from 'boardgame.io';
import mapValues from 'lodash/mapValues';
import { movesBy, setupBy } from '../../src/game-api/gameParts';
import { DECK, type G, type MoveName, playMove, setup, view } from './rules';
import { explainSetupData, type SetupData, startOf } from './setupData';

const { move } = movesBy<G, MoveName, never>(({ G, playerID }, name, args) =>
  playMove(G, playerID, name, args),
);

const seatsOf = (count: number) => Array.from({ length: count }, (_, seat) => `${seat}`);

const overAt = ({ players }: G) => ({ scores: mapValues(players, 'track') });
export type GameOver = ReturnType<typeof overAt>;

export const teaRoad: Game<G, Record<string, unknown>, SetupData> = {
  name: 'sample',
  minPlayers: 2,
  maxPlayers: 3,
  ...setupBy<G, SetupData>(explainSetupData, (numPlayers, options, shuffle) =>
    setup(shuffle([...DECK]), seatsOf(numPlayers), startOf(options)),
  ),
  // All seats are always active. The rules decide who may act (`legalMoves`).
  turn: { activePlayers: { all: 'play' } },
  moves: {
    bid: { move: move('bid'), redact: true, undoable: false, ignoreStaleStateID: true, client: false },
    go: { move: move('go'), undoable: false },
    rest: { move: move('rest'), undoable: false },
  },
  endIf: ({ G }) => (G.round > G.rounds ? overAt(G) : undefined),
  playerView: ({ G, playerID }) => view(G, playerID),
};
