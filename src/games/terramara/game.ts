/** Terramara in boardgame.io's words: the rulebook's table of contents. Each move is one line into `rules/`.
 *  boardgame.io asks a phase's `endIf` before its `onBegin`, so each `endIf` here is false until its work is done. */
import type { Game } from 'boardgame.io';
import { listedBy, movesBy, type Order as OrderOf, setupBy } from '../../game-api/gameParts';
import type { Fact } from './rules/facts';
import { decider, legalMoves, type MoveName, playMove } from './rules/moves';
import { layFireTiles, neutralsToPlace, placesNeutral } from './rules/neutrals';
import { choosesTiles, nextToDraft } from './rules/opening';
import { allPlaced, beginRound, endRound, isBegun } from './rules/rounds';
import { type GameResult, gameResult } from './rules/scoring';
import { setupGame } from './rules/setup';
import { explainSetupData, type SetupData } from './rules/setupData';
import { freshTurn, type G } from './rules/state';
import { nextToPlace } from './rules/turnOrder';
import { viewFor } from './rules/view';

/** In a turn whoever has to decide acts: the loser of a raid, a receiver of the leader's gift. */
const { move, revealing } = movesBy<G, MoveName, Fact>(
  ({ G, ctx, playerID }, name, args, report) => playMove(G, ctx, playerID, name, args, report),
  ({ G, ctx, events }) => {
    if (ctx.phase !== 'work') return;
    const next = decider(G, ctx);
    const active = ctx.activePlayers === null ? ctx.currentPlayer : Object.keys(ctx.activePlayers)[0];
    if (next !== active) events.setActivePlayers(next === ctx.currentPlayer ? [] : [next]);
  },
);

/** The answers to what effects ask. */
const answers = {
  step: move('step'),
  gain: move('gain'),
  convert: move('convert'),
  swap: move('swap'),
  pay: move('pay'),
  skip: move('skip'),
  choose: move('choose'),
};

type Order = OrderOf<G>;

const positionOf = (G: G, playerID: string | null | undefined): number | undefined =>
  playerID === null || playerID === undefined ? undefined : G.turnOrder.indexOf(playerID);

/** Turns of those whom the rules name, one after another. */
const turnsOf = (next: (G: G) => string | null | undefined) => ({
  order: {
    playOrder: ({ G }: Order) => G.turnOrder,
    first: ({ G }: Order) => positionOf(G, next(G)) ?? 0,
    next: ({ G }: Order) => positionOf(G, next(G)),
  },
});

export const terramara: Game<G, Record<string, unknown>, SetupData> = {
  name: 'terramara',
  minPlayers: 2,
  maxPlayers: 4,
  ...setupBy(explainSetupData, setupGame),

  phases: {
    /** S1.11. */
    draft: {
      start: true,
      moves: { draft: revealing('draft') },
      turn: { ...turnsOf(nextToDraft), maxMoves: 1 },
      endIf: ({ G }) => G.draft === null,
      next: 'chooseTiles',
    },
    /** S8.7. */
    chooseTiles: {
      moves: { chooseTiles: revealing('chooseTiles') },
      turn: { ...turnsOf(choosesTiles), maxMoves: 1 },
      endIf: ({ G }) => choosesTiles(G) === null,
      next: 'openingGains',
    },
    /** S1.11: the choices in what start cards and characters give; the last card or tile that is chosen brings it about. */
    openingGains: {
      moves: answers,
      turn: {
        ...turnsOf((G) => G.pending.at(-1)?.owner),
        endIf: ({ G, ctx }) => decider(G, ctx) !== ctx.currentPlayer,
      },
      endIf: ({ G }) => G.opening === 'over',
      next: 'neutralPlacement',
    },
    /** S1.13, S1.14. */
    neutralPlacement: {
      onBegin: ({ G }) => layFireTiles(G),
      moves: { placeNeutral: revealing('placeNeutral') },
      turn: { ...turnsOf(placesNeutral), maxMoves: 1 },
      endIf: ({ G }) => neutralsToPlace(G) === 0,
      next: 'growUp',
    },
    /** S2.2, and from round 2 on S2.10. */
    growUp: {
      onBegin: ({ G }) => beginRound(G),
      moves: { growUp: move('growUp') },
      turn: { ...turnsOf((G) => G.growing[0]), maxMoves: 1 },
      endIf: ({ G }) => isBegun(G) && G.growing.length === 0,
      next: 'work',
    },
    /** §3: turns go round, one worker a turn, past players who have none left (S2.4). */
    work: {
      moves: {
        ...answers,
        place: move('place'),
        useCraftsman: move('useCraftsman'),
        useArtifact: move('useArtifact'),
        useCharacter: move('useCharacter'),
        useBonusTile: move('useBonusTile'),
        giveLoot: move('giveLoot'),
        build: revealing('build'),
        reserve: revealing('reserve'),
        endTurn: revealing('endTurn'),
      },
      turn: {
        order: {
          playOrder: ({ G }) => G.turnOrder,
          first: ({ G }) => nextToPlace(G, 0) ?? 0,
          next: ({ G, ctx }) => nextToPlace(G, ctx.playOrderPos + 1),
        },
        onBegin: ({ G }) => {
          G.turn = freshTurn();
        },
        endIf: ({ G }) => G.turn.over,
      },
      endIf: ({ G }) => G.turn.over && allPlaced(G),
      next: 'roundEnd',
    },
    /** S2.6 to S2.9, and §9 after round 5: nobody has a choice here. */
    roundEnd: {
      onBegin: ({ G }) => endRound(G),
      endIf: ({ G }) => !G.turn.over,
      next: 'growUp',
    },
  },

  endIf: ({ G }): GameResult | undefined => (G.finished ? gameResult(G) : undefined),

  playerView: ({ G, playerID }) => viewFor(G, playerID),

  ai: listedBy(legalMoves),
};
