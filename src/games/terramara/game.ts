/**
 * Terramara as a boardgame.io game. Each move is one line that calls `rules/`. boardgame.io evaluates a phase's
 * `endIf` before its `onBegin`, so each `endIf` here is false until the phase's work is done.
 */

import type { Game } from 'boardgame.io';
import { listedBy, movesBy, type Order as OrderOf, setupBy } from '../../game-api/gameParts';
import { itemAt } from '../../rules-kit/indexed';
import type { Fact } from './rules/facts';
import { decider, legalMoves, type MoveName, playMove } from './rules/moves';
import { layFireTiles, neutralsToPlace, placesNeutral } from './rules/neutrals';
import { choosesTiles, nextToDraft } from './rules/opening';
import { allPlaced, beginRound, endRound, isBegun } from './rules/rounds';
import { type GameResult, gameResult } from './rules/scoring';
import { setupGame } from './rules/state/setup';
import { explainSetupData, type SetupData } from './rules/state/setupData';
import { freshTurn, type G } from './rules/state/state';
import { viewFor } from './rules/state/view';
import { nextToPlace } from './rules/turnOrder';

/**
 * Activates the player who has to decide within a turn, such as the loser of a raid or a receiver of the leader's
 * gift.
 */
const { move, revealing } = movesBy<G, MoveName, Fact>(
  ({ G, ctx, playerID }, name, args, report) => playMove(G, ctx, playerID, name, args, report),
  ({ G, ctx, events }) => {
    if (ctx.phase !== 'work') return;
    const next = decider(G, ctx);
    const active = ctx.activePlayers === null ? ctx.currentPlayer : itemAt(Object.keys(ctx.activePlayers), 0);
    if (next !== active) events.setActivePlayers(next === ctx.currentPlayer ? [] : [next]);
  },
);

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

/** Builds turns for players that the rules choose. */
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
    /** Draft of characters and start cards (S1.11). */
    draft: {
      start: true,
      moves: { draft: revealing('draft') },
      turn: { ...turnsOf(nextToDraft), maxMoves: 1 },
      endIf: ({ G }) => G.draft === null,
      next: 'chooseTiles',
    },
    /** The Highlander chooses tiles (S8.7). */
    chooseTiles: {
      moves: { chooseTiles: revealing('chooseTiles') },
      turn: { ...turnsOf(choosesTiles), maxMoves: 1 },
      endIf: ({ G }) => choosesTiles(G) === null,
      next: 'openingGains',
    },
    /** Choices in the gains of start cards and characters (S1.11). The last choice of the draft starts them. */
    openingGains: {
      moves: answers,
      turn: {
        ...turnsOf((G) => G.pending.at(-1)?.owner),
        endIf: ({ G, ctx }) => decider(G, ctx) !== ctx.currentPlayer,
      },
      endIf: ({ G }) => G.opening === 'over',
      next: 'neutralPlacement',
    },
    /** Fire tiles and neutral explorers (S1.13, S1.14). */
    neutralPlacement: {
      onBegin: ({ G }) => layFireTiles(G),
      moves: { placeNeutral: revealing('placeNeutral') },
      turn: { ...turnsOf(placesNeutral), maxMoves: 1 },
      endIf: ({ G }) => neutralsToPlace(G) === 0,
      next: 'growUp',
    },
    /** Start of a round: neutral cards (S2.2), and growing up from round 2 on (S2.10). */
    growUp: {
      onBegin: ({ G }) => beginRound(G),
      moves: { growUp: move('growUp') },
      turn: { ...turnsOf((G) => G.growing[0]), maxMoves: 1 },
      endIf: ({ G }) => isBegun(G) && G.growing.length === 0,
      next: 'work',
    },
    /** Turns with one worker each, skipping players without workers (§3, S2.4). */
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
    /** End of a round (S2.6 to S2.9), or scoring after round 5 (§9). Needs no decisions. */
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
