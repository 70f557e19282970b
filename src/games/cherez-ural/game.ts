/** Через Урал in boardgame.io's words: the rulebook's table of contents. Each move is one line into `rules/`.
 *  boardgame.io asks a phase's `endIf` before its `onBegin`, so each `endIf` here is false until its work is done. */
import type { Ctx, Game, LongFormMove, MoveFn } from 'boardgame.io';
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/core';
import { draftDone } from './rules/draft';
import type { Fact } from './rules/facts';
import { legalMoves, type MoveName, playMove } from './rules/moves';
import { endRound, isRoundEnded } from './rules/roundEnd';
import {
  allWorkersChosen,
  isSituationRevealed,
  nextToPlace,
  placementDone,
  revealSituation,
  turnUpHuntingChits,
} from './rules/roundStart';
import { type GameResult, gameResult } from './rules/scoring';
import { type SetupData, setupGame } from './rules/setup';
import { explainSetupData } from './rules/setupData';
import { freshTurn, type G } from './rules/state';
import { allHaveActed, endSeasonPhase, nextToAct } from './rules/turn';
import { viewFor } from './rules/view';

/** One move: legal, or refused with nothing changed. Its public facts go to the log. */
function move(name: MoveName): MoveFn<G> {
  return ({ G, ctx, playerID, log }, ...args) => {
    const facts: Fact[] = [];
    if (!playMove(G, ctx, playerID, name, args, (fact) => facts.push(fact))) return INVALID_MOVE;
    if (facts.length > 0) log.setMetadata({ facts });
  };
}

/** Chosen by all at the same time and in secret. */
const secret = (name: MoveName): LongFormMove<G> => ({
  move: move(name),
  redact: true,
  undoable: false,
  client: false,
  ignoreStaleStateID: true,
});

/** Reveals what the mover could not know: not to be taken back, and not to be guessed by a client. */
const revealing = (name: MoveName): LongFormMove<G> => ({ move: move(name), undoable: false, client: false });

const seasonMoves = {
  activateWorker: move('activateWorker'),
  travel: move('travel'),
  explore: revealing('explore'),
  hunt: move('hunt'),
  trade: move('trade'),
  gatherInformation: move('gatherInformation'),
  handOver: move('handOver'),
  useTravelToken: move('useTravelToken'),
  completeBusiness: move('completeBusiness'),
  returnGoods: move('returnGoods'),
  leavePilgrimageMarker: move('leavePilgrimageMarker'),
  endTurn: revealing('endTurn'),
};

type Order = { G: G; ctx: Ctx };

/** R8: turns go round the turn order, one worker a turn, past players whose workers have all acted. */
const seasonPhase = (next: string) => ({
  moves: seasonMoves,
  turn: {
    order: {
      playOrder: ({ G }: Order) => G.turnOrder,
      first: ({ G }: Order) => nextToAct(G, 0) ?? 0,
      next: ({ G, ctx }: Order) => nextToAct(G, ctx.playOrderPos + 1),
    },
    onBegin: ({ G }: { G: G }) => {
      G.turn = freshTurn();
    },
    endIf: ({ G }: { G: G }) => G.turn.over,
  },
  endIf: ({ G }: { G: G }) => allHaveActed(G),
  onEnd: ({ G }: { G: G }) => endSeasonPhase(G),
  next,
});

/** Everyone at once, in secret. */
const together = {
  order: {
    playOrder: ({ G }: Order) => G.turnOrder,
    first: () => 0,
    next: ({ ctx }: Order) => ctx.playOrderPos,
  },
  activePlayers: ActivePlayers.ALL,
};

export const cherezUral: Game<G, Record<string, unknown>, SetupData> = {
  name: 'cherez-ural',
  minPlayers: 1,
  maxPlayers: 4,
  validateSetupData: (setupData, numPlayers) => explainSetupData(setupData, numPlayers) ?? undefined,

  setup: ({ ctx, random }, setupData) => {
    const { content, ...asked } = setupData ?? {};
    const problem = explainSetupData(asked, ctx.numPlayers, content);
    if (problem !== null) throw new Error(problem);
    return setupGame(ctx.numPlayers, setupData ?? {}, (items) => random.Shuffle(items));
  },

  phases: {
    /** R14.1, the option. */
    draft: {
      start: true,
      moves: { draft: secret('draft') },
      turn: together,
      endIf: ({ G }) => draftDone(G),
      next: 'roundStart',
    },
    /** R7.1 to R7.3. */
    roundStart: {
      onBegin: ({ G }) => {
        turnUpHuntingChits(G);
        revealSituation(G);
      },
      moves: { chooseWorkerCard: secret('chooseWorkerCard') },
      turn: together,
      endIf: ({ G }) => isSituationRevealed(G) && allWorkersChosen(G),
      next: 'placement',
    },
    /** R7.4, R7.5. */
    placement: {
      moves: { placeWorkers: move('placeWorkers'), placeFactory: move('placeFactory') },
      turn: {
        order: {
          playOrder: ({ G }) => G.turnOrder,
          first: ({ G }) => nextToPlace(G) ?? 0,
          next: ({ G }) => nextToPlace(G),
        },
        maxMoves: 1,
      },
      endIf: ({ G }) => placementDone(G),
      next: 'winter1',
    },
    winter1: seasonPhase('summer'),
    summer: seasonPhase('winter2'),
    winter2: seasonPhase('roundEnd'),
    /** R12, and R13 after round 4: nobody has a choice here. */
    roundEnd: {
      onBegin: ({ G }) => endRound(G),
      endIf: ({ G }) => isRoundEnded(G),
      next: 'roundStart',
    },
  },

  endIf: ({ G }): GameResult | undefined => (G.finished ? gameResult(G) : undefined),

  playerView: ({ G, playerID }) => viewFor(G, playerID),

  ai: {
    enumerate: (G, ctx, playerID) =>
      legalMoves(G, ctx, playerID).map(({ move, args }) => ({ move, args: [...args] })),
  },
};
