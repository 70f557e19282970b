/**
 * The boardgame.io `Game` of Через Урал, in the order of the rulebook. Each move is one call into `rules/`.
 * boardgame.io checks a phase's `endIf` before its `onBegin`, so each `endIf` here is false until the phase has done
 * its work.
 */
import type { Game, LongFormMove } from 'boardgame.io';
import { ActivePlayers } from 'boardgame.io/core';
import { listedBy, movesBy, type Order as OrderOf, setupBy } from '../../game-api/gameParts';
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
import { type SetupData, setupGame } from './rules/state/setup';
import { explainSetupData } from './rules/state/setupData';
import { freshTurn, type G } from './rules/state/state';
import { viewFor } from './rules/state/view';
import { allHaveActed, endSeasonPhase, nextToAct } from './rules/turn';

const { move, revealing } = movesBy<G, MoveName, Fact>(({ G, ctx, playerID }, name, args, report) =>
  playMove(G, ctx, playerID, name, args, report),
);

/** Builds a move that all players make secretly at the same time. */
const secret = (name: MoveName): LongFormMove<G> => ({
  move: move(name),
  redact: true,
  undoable: false,
  client: false,
  ignoreStaleStateID: true,
});

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

type Order = OrderOf<G>;

/** Turns follow the turn order, one worker per turn, and skip players whose workers have all acted (R8). */
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

/** All players move secretly at the same time. */
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
  ...setupBy(explainSetupData, setupGame),

  phases: {
    /** Optional (R14.1). */
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
    /** R12, and R13 after round 4. Nobody has a choice here. */
    roundEnd: {
      onBegin: ({ G }) => endRound(G),
      endIf: ({ G }) => isRoundEnded(G),
      next: 'roundStart',
    },
  },

  endIf: ({ G }): GameResult | undefined => (G.finished ? gameResult(G) : undefined),

  playerView: ({ G, playerID }) => viewFor(G, playerID),

  ai: listedBy(legalMoves),
};
