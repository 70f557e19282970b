/**
 * Kilia as a boardgame.io game. Each move is one line that calls `rules/`. boardgame.io evaluates a phase's `endIf`
 * before its `onBegin`, so each `endIf` here is false until the phase's work is done.
 */
import type { Game } from 'boardgame.io';
import { listedBy, movesBy, type Order as OrderOf, setupBy } from '../../game-api/gameParts';
import type { Fact } from './rules/facts';
import { legalMoves, type MoveName, playMove } from './rules/moves';
import { type Gameover, gameResult } from './rules/scoring';
import { type SetupData, setupGame } from './rules/state/setup';
import { explainSetupData } from './rules/state/setupData';
import { freshTurn, type G } from './rules/state/state';
import { viewFor } from './rules/state/view';

// Moves that reveal cards of a pile can't be undone.
const { move, revealing } = movesBy<G, MoveName, Fact>(({ G, ctx, playerID, random }, name, args, report) =>
  playMove(G, ctx, playerID, name, args, report, (items) => random.Shuffle(items)),
);

type Order = OrderOf<G>;

export const kilia: Game<G, Record<string, unknown>, SetupData> = {
  name: 'kilia',
  minPlayers: 2,
  maxPlayers: 4,
  ...setupBy(explainSetupData, setupGame),

  phases: {
    /** Players choose colours, unless the setup sets them (R1.7). */
    colours: {
      start: true,
      moves: { chooseColour: move('chooseColour') },
      turn: {
        order: {
          playOrder: ({ G }: Order) => G.turnOrder,
          first: () => 0,
          next: ({ ctx }: Order) => ctx.playOrderPos + 1,
        },
        maxMoves: 1,
      },
      endIf: ({ G }) => Object.values(G.players).every(({ colour }) => colour !== null),
      next: 'turns',
    },
    /** All rounds (§3 to §8). The council phase (§9) follows the last turn of a round. */
    turns: {
      moves: {
        refresh: revealing('refresh'),
        expand: move('expand'),
        placeMerchant: move('placeMerchant'),
        takeContract: move('takeContract'),
        takeAbility: move('takeAbility'),
        buildWarehouse: move('buildWarehouse'),
        skipImprovement: move('skipImprovement'),
        chooseGood: move('chooseGood'),
        fulfilContract: move('fulfilContract'),
        eatSprat: move('eatSprat'),
        payCoins: move('payCoins'),
        endTurn: revealing('endTurn'),
      },
      turn: {
        order: {
          playOrder: ({ G }: Order) => G.turnOrder,
          first: ({ G }: Order) => G.turnsTaken % G.numPlayers,
          next: ({ ctx }: Order) => (ctx.playOrderPos + 1) % ctx.numPlayers,
        },
        onBegin: ({ G }: { G: G }) => {
          if (G.turn.over) G.turn = freshTurn();
        },
        endIf: ({ G }: { G: G }) => G.turn.over,
      },
      endIf: ({ G }) => G.choosing.length > 0,
      next: 'council',
    },
    /** Entered only if an owner of ship 2 has a choice (R9.3). */
    council: {
      moves: { chooseWindows: move('chooseWindows') },
      turn: {
        order: {
          playOrder: ({ G }: Order) => G.choosing,
          first: () => 0,
          next: ({ ctx }: Order) => ctx.playOrderPos + 1,
        },
        maxMoves: 1,
      },
      endIf: ({ G }) => G.choosing.length === 0,
      next: 'turns',
    },
  },

  endIf: ({ G }): Gameover | undefined => (G.finished ? gameResult(G) : undefined),

  playerView: ({ G }) => viewFor(G),

  ai: listedBy(legalMoves),
};
