/** All moves: which are legal, why one is refused, and their effects. docs/kilia/interface.md describes them. */

import { gameMoves, type Mover, type PlayMove, rulesBy } from '../../../rules-kit/gameMoves';
import type { MoveOf, MoveTable } from '../../../rules-kit/moveTable';
import { type Refusal, refuse } from '../../../rules-kit/refusal';
import type { Shuffle } from '../../../rules-kit/shuffle';
import {
  type ActionId,
  COLOURS,
  type Colour,
  type ContractId,
  type Good,
  type PlayerID,
} from '../content/terms';
import {
  anyFulfil,
  eatSprat,
  type FulfilArgs,
  fulfil,
  listEatSprat,
  listFulfil,
  payCoins,
  refuseEatSprat,
  refuseFulfil,
  refusePayCoins,
  type SpratUse,
} from './contracts';
import { chooseWindows } from './council';
import { anyExpand, type ExpandArgs, expand, listExpand, refuseExpand } from './expansion';
import type { Report } from './facts';
import {
  type BuildArgs,
  build,
  chooseGood,
  listBuild,
  listChooseGood,
  listTakeAbility,
  listTakeContract,
  refuseBuild,
  refuseChooseGood,
  refuseTakeAbility,
  refuseTakeContract,
  takeAbility,
  takeContract,
} from './improvements';
import {
  anyPlaceMerchant,
  listPlaceMerchant,
  type MerchantArgs,
  placeMerchant,
  refusePlaceMerchant,
} from './market';
import { read } from './moveArguments';
import { giveColour } from './state/setup';
import { type G, type Moment, type Player, playerOf, type Step } from './state/state';
import {
  endTurn,
  listSkipImprovement,
  refresh,
  refuseEndTurn,
  refuseRefresh,
  refuseSkipImprovement,
  skipImprovement,
} from './turn';
import { buildingsOf, windowChoices, windowsAt } from './voyage';

export type MoveArgs = {
  readonly chooseColour: readonly [Colour];
  readonly refresh: readonly [];
  readonly expand: readonly [ExpandArgs];
  readonly placeMerchant: readonly [MerchantArgs];
  readonly takeContract: readonly [ContractId];
  readonly takeAbility: readonly [ActionId];
  readonly buildWarehouse: readonly [BuildArgs];
  readonly skipImprovement: readonly [];
  readonly chooseGood: readonly [Good];
  readonly fulfilContract: readonly [FulfilArgs];
  readonly eatSprat: readonly [SpratUse];
  readonly payCoins: readonly [];
  readonly endTurn: readonly [];
  readonly chooseWindows: readonly [readonly number[]];
};
export type MoveName = keyof MoveArgs;
export type LegalMove = MoveOf<MoveArgs>;

/**
 * The acting player and the moment of a move. `shuffle` shuffles for a refresh; null if moves are only listed or
 * checked.
 */
export type MoveContext = Mover<G, Moment, PlayerID> & {
  readonly shuffle: Shuffle | null;
};

const takenColours = (G: G): readonly (Colour | null)[] =>
  Object.values(G.players).map(({ colour }) => colour);

function refuseWindows(G: G, player: Player, windows: readonly number[]): Refusal | null {
  const buildings = buildingsOf(player).length;
  if (windows.length !== buildings) return refuse('R9.3', 'windowForEach', { count: buildings });
  const each = windowsAt(G, player);
  return windows.every((window, at) => each[at]?.windows[window] !== undefined)
    ? null
    : refuse('R9.3', 'noSuchWindow');
}

const byPlayer = rulesBy<MoveContext, Player, Report>(({ G, playerID }) => playerOf(G, playerID));

const table: MoveTable<MoveContext, MoveArgs, Report> = {
  chooseColour: {
    read: read.colour,
    list: ({ G }, add) => {
      for (const colour of COLOURS) if (!takenColours(G).includes(colour)) add([colour]);
    },
    refuse: ({ G }, [colour]) =>
      takenColours(G).includes(colour) ? refuse('R1.7', 'colourTaken', { colour }) : null,
    apply: ({ G, playerID }, [colour]) => giveColour(G, playerID, colour),
  },
  refresh: {
    read: read.nothing,
    list: ({ G, playerID }, add) => {
      if (refuseRefresh(G, playerOf(G, playerID)) === null) add([]);
    },
    refuse: ({ G, playerID }) => refuseRefresh(G, playerOf(G, playerID)),
    apply: ({ G, playerID, shuffle }, _args, report) => {
      if (shuffle !== null) refresh(G, playerID, shuffle, report);
    },
  },
  expand: byPlayer.of(read.expand, {
    list: listExpand,
    any: anyExpand,
    refuse: refuseExpand,
    apply: expand,
  }),
  placeMerchant: byPlayer.of(read.merchant, {
    list: listPlaceMerchant,
    any: anyPlaceMerchant,
    refuse: refusePlaceMerchant,
    apply: placeMerchant,
  }),
  takeContract: byPlayer.of(read.contract, {
    list: listTakeContract,
    refuse: refuseTakeContract,
    apply: takeContract,
  }),
  takeAbility: byPlayer.of(read.action, {
    list: listTakeAbility,
    refuse: refuseTakeAbility,
    apply: takeAbility,
  }),
  buildWarehouse: byPlayer.of(read.build, { list: listBuild, refuse: refuseBuild, apply: build }),
  skipImprovement: {
    read: read.nothing,
    list: ({ G }, add) => listSkipImprovement(G, add),
    refuse: ({ G }) => refuseSkipImprovement(G),
    apply: ({ G, playerID }, _args, report) => skipImprovement(G, playerID, report),
  },
  chooseGood: {
    read: read.good,
    list: ({ G }, add) => listChooseGood(G, add),
    refuse: ({ G }) => refuseChooseGood(G),
    apply: ({ G, playerID }, [good], report) => chooseGood(G, playerID, good, report),
  },
  fulfilContract: byPlayer.of(read.fulfil, {
    list: listFulfil,
    any: anyFulfil,
    refuse: refuseFulfil,
    apply: fulfil,
  }),
  eatSprat: {
    read: read.spratUse,
    list: ({ G, playerID }, add) => listEatSprat(playerOf(G, playerID), add),
    refuse: ({ G, playerID }) => refuseEatSprat(playerOf(G, playerID)),
    apply: ({ G, playerID }, [use], report) => eatSprat(G, playerID, use, report),
  },
  payCoins: byPlayer.plain(read.nothing, refusePayCoins, payCoins),
  endTurn: byPlayer.plain(read.nothing, refuseEndTurn, endTurn),
  chooseWindows: {
    read: read.windows,
    list: ({ G, playerID }, add) => {
      for (const windows of windowChoices(G, playerOf(G, playerID))) add([windows]);
    },
    refuse: ({ G, playerID }, [windows]) => refuseWindows(G, playerOf(G, playerID), windows),
    apply: ({ G, playerID }, [windows], report) => chooseWindows(G, playerID, windows, report),
  },
};

const BETWEEN_ACTIONS: readonly MoveName[] = [
  'refresh',
  'expand',
  'placeMerchant',
  'fulfilContract',
  'eatSprat',
  'payCoins',
  'endTurn',
];
/**
 * The moves of each open step; no other move can interrupt an action (R3.7). A refresh is possible before taking a
 * card (R3.1), but not before choosing a good or a contract.
 */
const STEP_MOVES: Readonly<Record<Step['kind'], readonly MoveName[]>> = {
  good: ['chooseGood'],
  contract: ['takeContract', 'skipImprovement'],
  ability: ['refresh', 'takeAbility', 'skipImprovement'],
  building: ['refresh', 'buildWarehouse', 'skipImprovement'],
};
const PHASE_MOVES: Readonly<Record<string, readonly MoveName[]>> = {
  colours: ['chooseColour'],
  turns: [...new Set([...BETWEEN_ACTIONS, ...Object.values(STEP_MOVES).flat()])],
  council: ['chooseWindows'],
};
const NO_MOVES: readonly MoveName[] = [];
/** The rule that a refusal cites if no other rule applies. */
const RULE_OF: Readonly<Record<MoveName, string>> = {
  chooseColour: 'R1.7',
  refresh: 'R3.1',
  expand: 'R4.1',
  placeMerchant: 'R5.2',
  takeContract: 'R4.5',
  takeAbility: 'R4.6',
  buildWarehouse: 'R4.8',
  skipImprovement: 'R4.4',
  chooseGood: 'R5.2',
  fulfilContract: 'R6.1',
  eatSprat: 'R7.2',
  payCoins: 'R8.8',
  endTurn: 'R3.6',
  chooseWindows: 'R9.3',
};
/** The rule that restricts each phase to its own moves. */
const PHASE_RULE: Readonly<Record<string, string>> = { colours: 'R1.7', turns: 'R2.1', council: 'R9.3' };

const isToMove = ({ G, moment, playerID }: MoveContext): boolean =>
  !G.finished &&
  moment.gameover === undefined &&
  moment.currentPlayer === playerID &&
  Object.hasOwn(G.players, playerID);

/** Returns the moves that the phase and the open step allow, before each move's own conditions. */
function movesNow(at: MoveContext): readonly MoveName[] {
  if (!isToMove(at)) return NO_MOVES;
  if (at.moment.phase === 'council' && !at.G.choosing.includes(at.playerID)) return NO_MOVES;
  if (at.moment.phase !== 'turns') return PHASE_MOVES[at.moment.phase ?? ''] ?? NO_MOVES;
  const step = at.G.turn.steps[0];
  return step === undefined ? BETWEEN_ACTIONS : STEP_MOVES[step.kind];
}

/** Explains why the phase, the turn or an open step rules out a move. Returns null if they allow it. */
function refuseNow({ G, moment, playerID }: MoveContext, move: MoveName): Refusal | null {
  if (G.finished || moment.gameover !== undefined) return refuse('R2.3', 'gameOver');
  if (!Object.hasOwn(G.players, playerID))
    return refuse('R2.1', 'noSuchPlayer', { player: String(playerID) });
  if (moment.currentPlayer !== playerID) return refuse('R2.1', 'notYourTurn');
  if (move === 'chooseWindows' && !G.choosing.includes(playerID)) return refuse('R9.3', 'noWindowChoice');
  if (!(PHASE_MOVES[moment.phase ?? ''] ?? NO_MOVES).includes(move)) {
    const rule = move === 'chooseColour' ? RULE_OF.chooseColour : PHASE_RULE[moment.phase ?? ''];
    return refuse(rule ?? 'R2.1', 'wrongPhase', { move });
  }
  const step = G.turn.steps[0];
  return step !== undefined && BETWEEN_ACTIONS.includes(move)
    ? refuse('R3.7', `stepFirst.${step.kind}`)
    : null;
}

const contextOf = (
  G: G,
  moment: Moment,
  playerID: PlayerID,
  shuffle: Shuffle | null = null,
): MoveContext => ({ G, moment, playerID, shuffle });

const moves = gameMoves({
  table,
  now: movesNow,
  refuseNow,
  contextOf,
  ruleOf: RULE_OF,
  ruleOfMoves: 'R3.2',
});

/** Equivalent payments (R4.9), canal spaces and windows are listed once. */
export const { isMoveName, readMove, legalMoves, anyMove, whyNot } = moves;

export const playMove: PlayMove<G, Moment, MoveName, Report, [shuffle: Shuffle]> = (
  ...[G, moment, playerID, move, args, report, shuffle]
) =>
  moves.play(contextOf(G, moment, playerID, shuffle), move, args, report, () => {
    if (moment.phase === 'turns' && move !== 'endTurn') G.eventful = true;
  });
