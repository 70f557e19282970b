/** All moves: which are legal, why one is refused, and their effects. */

import type { Bag } from '../../../rules-kit/bag';
import { gameMoves, type Mover, type PlayMove, rulesBy } from '../../../rules-kit/gameMoves';
import { entryOf } from '../../../rules-kit/indexed';
import { type MoveOf, type MoveTable, moveWith, type RuleWith } from '../../../rules-kit/moveTable';
import { type Refusal, refuse } from '../../../rules-kit/refusal';
import type { ArtifactId, BonusTileId, PlayerID, Raw, Resources, SpaceId } from '../content/terms';
import {
  type Building,
  build,
  listBuilding,
  listReserving,
  listUsing,
  refuseBuilding,
  refuseReserving,
  refuseUsing,
  reserve,
  useArtifact,
} from './artifacts';
import { ruleOfSource } from './asking';
import {
  applyChoose,
  applyConvert,
  applyGain,
  applyLoot,
  applyPay,
  applyStep,
  applySwap,
  type ChoiceOf,
  conversions,
  listGain,
  listLoot,
  listPay,
  listSwaps,
  refuseConversion,
  refuseGain,
  refuseLoot,
  refuseOption,
  refusePay,
  refuseStep,
  refuseSwap,
  type Swap,
} from './choices';
import { settle } from './effects';
import { asOwn, type Report } from './facts';
import {
  type CraftsmanUse,
  listBonusTiles,
  listCraftsmen,
  refuseBonusTile,
  refuseCharacter,
  refuseCraftsman,
  useBonusTile,
  useCharacter,
  useCraftsman,
} from './freeActions';
import { read } from './moveArguments';
import { listNeutral, placeNeutral, refuseNeutral } from './neutrals';
import {
  chooseTiles,
  type DraftCard,
  draft,
  endGains,
  listDraft,
  listTiles,
  type OwnTiles,
  refuseDraft,
  refuseTiles,
} from './opening';
import { anyPlacing, listPlacings, type Placing, place, refusePlacing } from './placing';
import { growUp, refuseGrowing } from './rounds';
import type { Choice, ChoiceKind, G, Moment } from './state/state';
import { listSteps, type Step } from './tracks';

export type MoveArgs = {
  readonly draft: readonly [DraftCard];
  readonly chooseTiles: readonly [OwnTiles];
  readonly placeNeutral: readonly [SpaceId];
  readonly growUp: readonly [boolean];
  readonly place: readonly [Placing];
  readonly build: readonly [Building];
  readonly reserve: readonly [ArtifactId];
  readonly useCraftsman: readonly [CraftsmanUse];
  readonly useArtifact: readonly [ArtifactId];
  readonly useCharacter: readonly [];
  readonly useBonusTile: readonly [BonusTileId];
  readonly endTurn: readonly [];
  readonly step: readonly [Step];
  readonly gain: readonly [Resources];
  readonly convert: readonly [Bag<Raw>];
  readonly swap: readonly [Swap];
  readonly pay: readonly [Resources];
  readonly skip: readonly [];
  readonly choose: readonly [number];
  readonly giveLoot: readonly [Resources];
};
export type MoveName = keyof MoveArgs;
export type LegalMove = MoveOf<MoveArgs>;

/** The acting player and the moment of a move. `choice` is the pending decision, or null. */
export type MoveContext = Mover<G, Moment, PlayerID> & {
  readonly choice: Choice | null;
};

const NO_ARGS: readonly [] = Object.freeze([]);

/** Builds a move that answers choices of one kind. */
const answers = <Kind extends ChoiceKind, Args extends readonly unknown[]>(
  kind: Kind,
  rule: RuleWith<MoveContext, ChoiceOf<Kind>, Args, Report>,
) =>
  moveWith(
    // `kind` identifies the member of the union.
    ({ choice }: MoveContext) => (choice?.kind === kind ? (choice as ChoiceOf<Kind>) : null),
    () => refuse('S3.3', 'notAsked', { move: kind }),
    rule,
  );

const byPlayer = rulesBy<MoveContext, PlayerID, Report>(({ playerID }) => playerID);

// biome-ignore format: one move a paragraph reads best
const table: MoveTable<MoveContext, MoveArgs, Report> = {
  draft: byPlayer.of(read.draftCard, { list: listDraft, refuse: refuseDraft, apply: draft }),
  chooseTiles: byPlayer.of(read.tiles, { list: listTiles, refuse: refuseTiles, apply: chooseTiles }),
  placeNeutral: {
    read: read.space,
    list: ({ G }, add) => listNeutral(G, add),
    refuse: ({ G }, [space]) => refuseNeutral(G, space),
    apply: ({ G }, [space]) => placeNeutral(G, space),
  },
  growUp: {
    read: read.yesOrNo,
    list: ({ G, playerID }, add) => { if (refuseGrowing(G, playerID) === null) { add([true]); add([false]); } },
    refuse: ({ G, playerID }) => refuseGrowing(G, playerID),
    apply: ({ G, playerID }, [grows]) => growUp(G, playerID, grows),
  },
  place: {
    read: read.placing,
    list: ({ G, playerID }, add) => listPlacings(G, playerID, add),
    any: ({ G, playerID }, random) => anyPlacing(G, playerID, random),
    refuse: ({ G, playerID }, [{ worker, space }]) => refusePlacing(G, playerID, worker, space),
    apply: ({ G, playerID }, [placing], report) => place(G, playerID, placing, report),
  },
  build: byPlayer.of(read.building, { list: listBuilding, refuse: refuseBuilding, apply: build }),
  reserve: byPlayer.of(read.artifact, { list: listReserving, refuse: refuseReserving, apply: reserve }),
  useCraftsman: byPlayer.of(read.craftsman, { list: listCraftsmen, refuse: refuseCraftsman, apply: useCraftsman }),
  useArtifact: byPlayer.of(read.artifact, { list: listUsing, refuse: refuseUsing, apply: useArtifact }),
  useCharacter: byPlayer.plain(read.nothing, refuseCharacter, useCharacter),
  useBonusTile: byPlayer.of(read.bonusTile, { list: listBonusTiles, refuse: refuseBonusTile, apply: useBonusTile }),
  endTurn: {
    read: read.nothing,
    list: (_at, add) => add(NO_ARGS),
    refuse: () => null,
    apply: ({ G }) => { G.turn.over = true; },
  },
  step: answers('expedition', {
    read: read.step,
    list: ({ G, playerID }, _choice, add) => listSteps(G, playerID, add),
    refuse: ({ G, playerID }, _choice, [step]) => refuseStep(G, playerID, step),
    apply: ({ G }, choice, [step], report) => applyStep(G, choice, step, report),
  }),
  gain: answers('gain', {
    read: read.resources,
    list: ({ G }, choice, add) => listGain(G, choice, add),
    refuse: ({ G }, choice, [wanted]) => refuseGain(G, choice, wanted),
    apply: ({ G }, choice, [wanted], report) => applyGain(G, choice, wanted, report),
  }),
  convert: answers('convert', {
    read: read.raw,
    list: ({ G, playerID }, { count }, add) => { for (const args of conversions(G, playerID, count)) add(args); },
    refuse: ({ G, playerID }, { count, source }, [raw]) => refuseConversion(G, playerID, ruleOfSource(G, source), count, raw),
    apply: ({ G }, choice, [raw], report) => applyConvert(G, choice, raw, report),
  }),
  swap: answers('swap', {
    read: read.swap,
    list: ({ G, playerID }, _choice, add) => listSwaps(G, playerID, add),
    refuse: ({ G }, choice, [swap]) => refuseSwap(G, choice, swap),
    apply: ({ G }, choice, [swap], report) => applySwap(G, choice, swap, report),
  }),
  pay: answers('pay', {
    read: read.resources,
    list: ({ G }, choice, add) => listPay(G, choice, add),
    refuse: ({ G }, choice, [paid]) => refusePay(G, choice, paid),
    apply: ({ G }, choice, [paid], report) => applyPay(G, choice, paid, report),
  }),
  skip: {
    read: read.nothing,
    list: (_at, add) => add(NO_ARGS),
    refuse: () => null,
    apply: ({ G }) => { G.pending.pop(); },
  },
  choose: answers('choose', {
    read: read.index,
    list: (_at, { options }, add) => { for (let index = 0; index < options.length; index++) add([index]); },
    refuse: ({ G }, choice, [index]) => refuseOption(G, choice, index),
    apply: ({ G }, choice, [index]) => applyChoose(G, choice, index),
  }),
  giveLoot: answers('loot', {
    read: read.resources,
    list: ({ G }, choice, add) => listLoot(G, choice, add),
    refuse: ({ G }, choice, [loot]) => refuseLoot(G, choice, loot),
    apply: ({ G }, choice, [loot], report) => applyLoot(G, choice, loot, report),
  }),
};

const NO_MOVES: readonly MoveName[] = [];
const FREE: readonly MoveName[] = ['useCraftsman', 'useArtifact', 'useCharacter', 'useBonusTile'];
const BEFORE_PLACING: readonly MoveName[] = ['place', ...FREE];
const AFTER_PLACING: readonly MoveName[] = ['build', 'reserve', ...FREE, 'endTurn'];

const ANSWERS: Readonly<Record<ChoiceKind, readonly MoveName[]>> = {
  expedition: ['step'],
  gain: ['gain'],
  convert: ['convert'],
  swap: ['swap', 'skip'],
  pay: ['pay', 'skip'],
  choose: ['choose'],
  loot: ['giveLoot'],
};

/** Moves of each phase, not including answers to choices. */
const PHASE_MOVES: Readonly<Record<string, readonly MoveName[]>> = {
  draft: ['draft'],
  chooseTiles: ['chooseTiles'],
  neutralPlacement: ['placeNeutral'],
  growUp: ['growUp'],
  work: [...BEFORE_PLACING, ...AFTER_PLACING],
};

/** Returns the player who has to decide: the owner of the pending choice, or the player whose turn it is. */
export function decider({ pending }: G, { currentPlayer }: Moment): PlayerID {
  const top = pending[pending.length - 1];
  return top === undefined ? currentPlayer : top.owner;
}

/** Returns the moves that the phase and the pending choice allow, before each move's own conditions. */
function movesNow({ G, moment, playerID, choice }: MoveContext): readonly MoveName[] {
  if (G.finished || moment.gameover !== undefined || decider(G, moment) !== playerID) return NO_MOVES;
  if (choice !== null) return ANSWERS[choice.kind];
  if (moment.phase === 'work') return G.turn.space === null ? BEFORE_PLACING : AFTER_PLACING;
  return PHASE_MOVES[moment.phase ?? ''] ?? NO_MOVES;
}

const CHOICE_MOVES: readonly MoveName[] = Object.values(ANSWERS).flat();

/** The rule of each phase's own move. */
const RULE_OF_PHASE: Readonly<Record<string, string>> = {
  draft: 'S1.11',
  chooseTiles: 'S8.7',
  openingGains: 'S1.11',
  neutralPlacement: 'S1.14',
  growUp: 'S2.10',
};

/** The rule that describes each move. */
const RULE_OF_MOVE: Readonly<Record<MoveName, string>> = {
  draft: 'S1.11',
  chooseTiles: 'S8.7',
  placeNeutral: 'S1.14',
  growUp: 'S2.10',
  place: 'S3.2',
  build: 'S3.4',
  reserve: 'S3.4',
  useCraftsman: 'S3.6',
  useArtifact: 'S3.6',
  useCharacter: 'S3.6',
  useBonusTile: 'S8.6',
  endTurn: 'S2.4',
  step: 'S6.4',
  gain: 'S5.5',
  convert: 'S5.5',
  swap: 'S5.5',
  pay: 'S5.5',
  skip: 'S3.3',
  choose: 'S3.3',
  giveLoot: 'S5.3',
};

/** Refuses a move of another phase. Cites S3.1 for a move of a turn, else the rule of the move's own phase. */
function refusePhase(phase: string, move: MoveName): Refusal {
  const own = Object.keys(RULE_OF_PHASE).find((each) => PHASE_MOVES[each]?.includes(move));
  return own === undefined
    ? refuse('S3.1', 'beforeTurns', { move, phase })
    : refuse(entryOf(RULE_OF_PHASE, own), `wrongPhase.${own}`);
}

/** Explains why the phase, the turn or a pending choice rules out a move. Returns null if they allow it. */
function refuseNow({ G, moment, playerID, choice }: MoveContext, move: MoveName): Refusal | null {
  if (G.finished || moment.gameover !== undefined) return refuse('S2.5', 'gameOver');
  if (G.players[playerID] === undefined)
    return refuse('S2.4', 'noSuchPlayer', { player: String(playerID), last: G.numPlayers - 1 });
  if (choice !== null) {
    if (choice.owner !== playerID) return refuse('S3.3', 'othersChoice', { owner: choice.owner });
    if (ANSWERS[choice.kind].includes(move)) return null;
    return refuse(FREE.includes(move) ? 'S3.6' : 'S3.3', `choiceFirst.${choice.kind}`);
  }
  const phase = moment.phase ?? '';
  if (moment.currentPlayer !== playerID)
    return refuse(RULE_OF_PHASE[phase] ?? 'S2.4', 'notYourTurn', { owner: moment.currentPlayer });
  if (CHOICE_MOVES.includes(move)) return refuse('S3.3', 'notAsked', { move });
  if (!(PHASE_MOVES[phase] ?? NO_MOVES).includes(move)) return refusePhase(phase, move);
  if (G.turn.space === null) return AFTER_ONLY.includes(move) ? refuse('S3.1', 'placeFirst') : null;
  return move === 'place' ? refuse('S3.2', 'placedAlready') : null;
}
const AFTER_ONLY: readonly MoveName[] = ['build', 'reserve', 'endTurn'];

export function pendingChoice({ pending }: G): Choice | null {
  const top = pending[pending.length - 1];
  if (top === undefined) return null;
  return top.kind === 'effects' || top.kind === 'afterAction' || top.kind === 'afterExchange' ? null : top;
}

const contextOf = (G: G, moment: Moment, playerID: PlayerID): MoveContext => ({
  G,
  moment,
  playerID,
  choice: pendingChoice(G),
});

const moves = gameMoves({
  table,
  now: movesNow,
  refuseNow,
  contextOf,
  ruleOf: RULE_OF_MOVE,
  ruleOfMoves: 'S3.1',
});

/**
 * Each rule's `list` and `refuse` must agree, so that exactly the listed moves can be played. Tests in
 * tests/games/terramara check it.
 */
export const { isMoveName, names: MOVE_NAMES, readMove, legalMoves, anyMove, whyNot } = moves;

/** Also does everything after the move that needs no decision. */
export const playMove: PlayMove<G, Moment, MoveName, Report> = (G, moment, playerID, move, args, report) => {
  // An answer removes the top of the stack or changes it in place.
  const below = Math.max(0, G.pending.length - 1);
  const context = contextOf(G, moment, playerID);
  if (!moves.play(context, move, args, report)) return false;
  const { choice } = context;
  // The sentence of a choice is enough for its own gains. Gains after a caravan's step, and of others, need a source.
  const isAnswer = choice !== null && move !== 'step' && move !== 'skip';
  const follow = isAnswer ? asOwn(choice.owner, choice.source, report) : report;
  if (G.pending.length > 0) settle(G, follow, below);
  endGains(G);
  return true;
};
