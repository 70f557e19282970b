/** Kilia in boardgame.io's words: the rulebook's table of contents. Each move is one line into `rules/`.
 *  boardgame.io asks a phase's `endIf` before its `onBegin`, so each `endIf` here is false until its work is done. */
import type { Game } from 'boardgame.io';
import { listedBy, movesBy, type Order as OrderOf, setupBy } from '../../game-api/gameParts';
import type { Fact } from './rules/facts';
import { legalMoves, type MoveName, playMove } from './rules/moves';
import { type Gameover, gameResult } from './rules/scoring';
import { type SetupData, setupGame } from './rules/setup';
import { explainSetupData } from './rules/setupData';
import { freshTurn, type G } from './rules/state';
import { viewFor } from './rules/view';

// A refresh shuffles; what it reveals of the piles can't be taken back.
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
    /** R1.7, unless the setup gives the colours. */
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
    /** §3 to §8: round after round, with the council phase at the end of its last turn (§9). */
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
    /** R9.3: entered only when an owner of ship 2 has a choice. */
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
