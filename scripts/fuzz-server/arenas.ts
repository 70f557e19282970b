/** Matches in which an attacker can change nothing: in each position a rule forbids everything that is tried there. */
import type { State } from 'boardgame.io';
import uniqBy from 'lodash/uniqBy';

import { explainMove } from '../../src/games/modules';
import { itemAt } from '../../src/rules-kit/indexed';
import {
  beginning,
  game,
  gameName,
  legalMoves,
  type Move,
  SEATS,
  type SeatID,
  seatsInTurn,
} from '../online/game';
import { type MatchKey, writeMatches } from '../online/matches';
import { type PlayedMove, playRandomGame } from '../simulate/randomGame';
import { oneOf, type Random, shuffled } from './mutations';
import type { FuzzPlan } from './plan';
import { OWN_SEAT } from './socketMessages';

/** Seat 0 of each match belongs to the attacker, except in `foreign`. */
export type Rule =
  | 'ownTurn'
  | 'revealed'
  | 'othersTurn'
  | 'choosing'
  | 'chosen'
  | 'bot'
  | 'emptied'
  | 'foreign'
  | 'over'
  | 'various';

export interface Arena {
  readonly rule: Rule;
  readonly key: MatchKey;
  readonly state: State;
  readonly toMove: SeatID;
  readonly legal: readonly Move[];
  /** Further choices of a seat that has already chosen */
  readonly again: readonly Move[];
  /** Moves from other positions that are illegal for this seat now */
  readonly illegal: readonly Move[];
}

const GAMES = 6;
const EACH = 3;
/** Number of positions spread over the games, and of extra positions for each kind of legal move */
const VARIOUS = 20;
const OF_EACH_KIND = 2;
const ILLEGAL = 300;
export const BOT_SEAT: SeatID = '3';
/** The seat of a removed bot */
export const EMPTIED_SEAT: SeatID = '2';

export const seatsBut = (seat: SeatID): SeatID[] => SEATS.filter((other) => other !== seat);

interface Moment {
  readonly state: State;
  readonly last: PlayedMove | undefined;
}

const canUndo = ({ _undo, _redo }: State): boolean => _undo.length > 1 || _redo.length > 0;
const isOwnTurn = (state: State): boolean =>
  seatsInTurn(state).length === 1 && seatsInTurn(state)[0] === OWN_SEAT;
/** Returns the secret choices of the others while everyone chooses. */
export const choicesOfOthers = ({ G, ctx }: State): Move[] =>
  seatsBut(OWN_SEAT).flatMap((playerID) =>
    legalMoves(G, ctx, playerID).map((move): Move => ({ playerID, ...move })),
  );

const isChoosing = ({ G, ctx }: State, seat: SeatID, choice: FuzzPlan['choice']): boolean =>
  choice !== null && legalMoves(G, ctx, seat).some(({ move }) => choice.moves.includes(move));

const rulesOf = ({ revealing, choice }: FuzzPlan): Partial<Record<Rule, (moment: Moment) => boolean>> => ({
  // A secret choice is accepted regardless of the state it was based on, so these positions are left out.
  ownTurn: ({ state }) => isOwnTurn(state) && !canUndo(state) && !isChoosing(state, OWN_SEAT, choice),
  revealed: ({ state, last }) =>
    isOwnTurn(state) &&
    last !== undefined &&
    revealing.includes(last.move) &&
    last.playerID === OWN_SEAT &&
    state._undo.length > 1,
  othersTurn: ({ state }) => seatsInTurn(state).length === 1 && !isOwnTurn(state),
  ...(choice === null
    ? {}
    : {
        choosing: ({ state }) => choicesOfOthers(state).some(({ move }) => choice.moves.includes(move)),
        chosen: ({ state }) => choice.isChosen(state, OWN_SEAT),
      }),
  // Excludes the bot's own turn, because it would play.
  bot: ({ state }) => isOwnTurn(state) && !canUndo(state),
  emptied: ({ state }) => isOwnTurn(state),
  foreign: ({ state }) => seatsInTurn(state).length === 1,
  over: ({ state }) => state.ctx.gameover !== undefined,
  various: ({ state }) => legalMoves(state.G, state.ctx, OWN_SEAT).length > 0,
});

function momentsOf(seed: string, weights: FuzzPlan['weights']): Moment[] {
  const states: State[] = [];
  const { moves } = playRandomGame(
    {
      game,
      legalMoves,
      invariant: () => null,
      numPlayers: 4,
      setupData: beginning.setupData,
      seed,
      weights,
    },
    ({ deltalog: _, ...state }) => states.push(state),
  );
  return states.map((state, index) => ({ state, last: moves[index - 1] }));
}

/** Returns moves that were legal somewhere in these games, to try where they are illegal. */
function repertoire(moments: readonly Moment[], random: Random): Omit<Move, 'playerID'>[] {
  return Array.from({ length: 60 }, () => oneOf(random, moments).state).flatMap((state) =>
    seatsInTurn(state).flatMap((seat) => {
      const moves = legalMoves(state.G, state.ctx, seat);
      return moves.length === 0 ? [] : Array.from({ length: 20 }, () => oneOf(random, moves));
    }),
  );
}

function arenaOf(
  { choice }: FuzzPlan,
  rule: Rule,
  state: State,
  key: MatchKey,
  tried: readonly Omit<Move, 'playerID'>[],
): Arena {
  const { G, ctx } = state;
  const [first = OWN_SEAT] = seatsInTurn(state);
  const toMove = rule === 'various' ? OWN_SEAT : first;
  const isIllegal = ({ move, args }: Omit<Move, 'playerID'>) =>
    explainMove(gameName, G, ctx, toMove, move, args) !== null;
  return {
    rule,
    key,
    state,
    toMove,
    legal: legalMoves(G, ctx, toMove).map((move) => ({ playerID: toMove, ...move })),
    again: (choice?.again(state, OWN_SEAT) ?? []).map((move) => ({ playerID: OWN_SEAT, ...move })),
    illegal: tried
      .filter(isIllegal)
      .slice(0, ILLEGAL)
      .map((move) => ({ playerID: toMove, ...move })),
  };
}

const spread = <Item>(items: readonly Item[], count: number): Item[] =>
  Array.from({ length: count }, (_, index) => itemAt(items, Math.floor((index * items.length) / count)));

function variousOf(moments: readonly Moment[], random: Random): Moment[] {
  const ofKind = new Map<string, Moment[]>();
  for (const moment of moments) {
    const { G, ctx } = moment.state;
    for (const { move } of uniqBy(legalMoves(G, ctx, OWN_SEAT), 'move')) {
      ofKind.set(move, [...(ofKind.get(move) ?? []), moment]);
    }
  }
  const ofEach = [...ofKind.values()].flatMap((found) => shuffled(random, found).slice(0, OF_EACH_KIND));
  return [...new Set([...spread(moments, VARIOUS), ...ofEach])];
}

/** Writes several matches for each rule into a database that no server has open. */
export async function writeArenas(file: string, random: Random, plan: FuzzPlan): Promise<Arena[]> {
  const moments = Array.from({ length: GAMES }, (_, number) =>
    momentsOf(`arena/${number}`, plan.weights),
  ).flat();
  const tried = repertoire(moments, random);
  const chosen = Object.entries(rulesOf(plan)).flatMap(([name, holds]) => {
    const rule = name as Rule;
    const fitting = moments.filter(holds);
    if (fitting.length === 0) throw new Error(`No position of ${GAMES} games fits the rule ${rule}.`);
    const picked =
      rule === 'various'
        ? variousOf(fitting, random)
        : Array.from({ length: EACH }, () => oneOf(random, fitting));
    return picked.map(({ state }) => ({ rule, state }));
  });
  const keys = await writeMatches(
    file,
    chosen.map(({ state }) => state),
    'arena',
    (index) => ({
      bots: itemAt(chosen, index).rule === 'bot' ? [BOT_SEAT] : [],
      empty: itemAt(chosen, index).rule === 'emptied' ? [EMPTIED_SEAT] : [],
    }),
  );
  return chosen.map(({ rule, state }, index) => arenaOf(plan, rule, state, itemAt(keys, index), tried));
}
