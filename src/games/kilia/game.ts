/** Kilia in boardgame.io's words: the rulebook's table of contents. Each move is one line into `rules/`.
 *  boardgame.io asks a phase's `endIf` before its `onBegin`, so each `endIf` here is false until its work is done. */
import type { Ctx, Game, LongFormMove, MoveFn } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { Fact } from './rules/facts';
import { legalMoves, type MoveName, playMove } from './rules/moves';
import { type Gameover, gameResult } from './rules/scoring';
import { type SetupData, setupGame } from './rules/setup';
import { explainSetupData } from './rules/setupData';
import { freshTurn, type G } from './rules/state';
import { viewFor } from './rules/view';

/** One move: legal, or refused with nothing changed. Its public facts go to the log. */
function move(name: MoveName): MoveFn<G> {
  return ({ G, ctx, playerID, log, random }, ...args) => {
    const facts: Fact[] = [];
    const report = (fact: Fact) => facts.push(fact);
    if (!playMove(G, ctx, playerID, name, args, report, (items) => random.Shuffle(items)))
      return INVALID_MOVE;
    if (facts.length > 0) log.setMetadata({ facts });
  };
}

/** Reveals cards of the piles: not to be taken back, and not to be guessed by a client. */
const revealing = (name: MoveName): LongFormMove<G> => ({ move: move(name), undoable: false, client: false });

type Order = { G: G; ctx: Ctx };

export const kilia: Game<G, Record<string, unknown>, SetupData> = {
  name: 'kilia',
  minPlayers: 2,
  maxPlayers: 4,
  validateSetupData: (setupData, numPlayers) => explainSetupData(setupData, numPlayers) ?? undefined,

  setup: ({ ctx, random }, setupData) => {
    const { content, ...asked } = setupData ?? {};
    const problem = explainSetupData(asked, ctx.numPlayers, content);
    if (problem !== null) throw new Error(problem);
    return setupGame(ctx.numPlayers, setupData ?? {}, (items) => random.Shuffle(items));
  },

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

  ai: {
    enumerate: (G, ctx, playerID) =>
      legalMoves(G, ctx, playerID).map(({ move, args }) => ({ move, args: [...args] })),
  },
};
