/** Matches in which nothing that an attacker may do changes anything: each in a position where some rule forbids it. */
import type { State } from 'boardgame.io';

import { explainMove } from '../../src/games/modules';
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
import { oneOf, type Random } from './mutations';
import type { FuzzPlan } from './plan';
import { OWN_SEAT } from './socket-messages';

/** The attacker has seat 0 of each by right, but for `foreign`. */
export type Rule =
  | 'ownTurn'
  | 'revealed'
  | 'othersTurn'
  | 'choosing'
  | 'chosen'
  | 'bot'
  | 'emptied'
  | 'foreign'
  | 'over';

export interface Arena {
  readonly rule: Rule;
  readonly key: MatchKey;
  readonly state: State;
  /** Who could move now, by right. */
  readonly toMove: SeatID;
  /** What that seat could do. */
  readonly legal: readonly Move[];
  /** What a seat may have chosen already that does so here. */
  readonly again: readonly Move[];
  /** Moves of this game, made somewhere else or at another time, that this seat can't make now. */
  readonly illegal: readonly Move[];
}

const GAMES = 6;
const EACH = 3;
const ILLEGAL = 300;
export const BOT_SEAT: SeatID = '3';
/** Where a bot sat that was taken out. */
export const EMPTIED_SEAT: SeatID = '2';

export const seatsBut = (seat: SeatID): SeatID[] => SEATS.filter((other) => other !== seat);

interface Moment {
  readonly state: State;
  readonly last: PlayedMove | undefined;
}

const canUndo = ({ _undo, _redo }: State): boolean => _undo.length > 1 || _redo.length > 0;
const isOwnTurn = (state: State): boolean =>
  seatsInTurn(state).length === 1 && seatsInTurn(state)[0] === OWN_SEAT;
/** What the others may choose in secret while everyone chooses. */
export const choicesOfOthers = ({ G, ctx }: State): Move[] =>
  seatsBut(OWN_SEAT).flatMap((playerID) =>
    legalMoves(G, ctx, playerID).map((move): Move => ({ playerID, ...move })),
  );

const isChoosing = ({ G, ctx }: State, seat: SeatID, choice: FuzzPlan['choice']): boolean =>
  choice !== null && legalMoves(G, ctx, seat).some(({ move }) => choice.moves.includes(move));

const rulesOf = ({ revealing, choice }: FuzzPlan): Partial<Record<Rule, (moment: Moment) => boolean>> => ({
  // What is chosen in secret is taken whatever position it was made on.
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
  // Never the bot's own turn, or it would play.
  bot: ({ state }) => isOwnTurn(state) && !canUndo(state),
  emptied: ({ state }) => isOwnTurn(state),
  foreign: ({ state }) => seatsInTurn(state).length === 1,
  over: ({ state }) => state.ctx.gameover !== undefined,
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

/** Everything that somebody did in these games or could have done, to be tried where it does not fit. */
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
  const [toMove = OWN_SEAT] = seatsInTurn(state);
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

/** Writes some matches for each rule into a database that no server has open. */
export async function writeArenas(file: string, random: Random, plan: FuzzPlan): Promise<Arena[]> {
  const moments = Array.from({ length: GAMES }, (_, number) =>
    momentsOf(`arena/${number}`, plan.weights),
  ).flat();
  const tried = repertoire(moments, random);
  const chosen = Object.entries(rulesOf(plan)).flatMap(([name, holds]) => {
    const rule = name as Rule;
    const fitting = moments.filter(holds);
    if (fitting.length === 0) throw new Error(`No position of ${GAMES} games is one for the rule ${rule}.`);
    return Array.from({ length: EACH }, () => ({ rule, state: oneOf(random, fitting).state }));
  });
  const keys = await writeMatches(
    file,
    chosen.map(({ state }) => state),
    'arena',
    (index) => ({
      bots: chosen[index].rule === 'bot' ? [BOT_SEAT] : [],
      empty: chosen[index].rule === 'emptied' ? [EMPTIED_SEAT] : [],
    }),
  );
  return chosen.map(({ rule, state }, index) => arenaOf(plan, rule, state, keys[index], tried));
}
