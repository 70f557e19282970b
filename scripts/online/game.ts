/** The game under test: the first of the project's games, unless a command chooses another. */
import type { Ctx, LogEntry, State } from 'boardgame.io';

import { editionOf, modules } from '../../src/games/modules';
import { itemAt } from '../../src/rules-kit/indexed';
import { beginningOf } from '../../src/server/matches/contents';
import { playRandomGame, type seededRandom } from '../simulate/randomGame';

export const SEATS = ['0', '1', '2', '3'] as const;

export let { name: gameName, game, legalMoves } = itemAt(modules, 0);

/** The edition with which the server starts matches */
export let beginning = beginningOf(editionOf(gameName), undefined);

/** Chooses the game before anything is played. Returns a sentence if it can't be played here. */
export function chooseGame(name: string): string | undefined {
  const module = modules.find((each) => each.name === name);
  if (module === undefined) return `there is no game ${name}`;
  const { minPlayers = 1, maxPlayers = SEATS.length } = module.game;
  if (minPlayers > SEATS.length || maxPlayers < SEATS.length) {
    return `${name} is for ${minPlayers} to ${maxPlayers} players, and this command seats ${SEATS.length}`;
  }
  ({ name: gameName, game, legalMoves } = module);
  beginning = beginningOf(editionOf(name), undefined);
  return undefined;
}
export type SeatID = (typeof SEATS)[number];

export interface View {
  readonly G: unknown;
  readonly ctx: Ctx;
  readonly _stateID: number;
  readonly log?: readonly LogEntry[];
}

export interface Move {
  readonly playerID: SeatID;
  readonly move: string;
  readonly args: readonly unknown[];
}

/** Returns the seats that must act. Every seat's view gives the same result. */
export function seatsInTurn({ ctx }: View): SeatID[] {
  if (ctx.gameover !== undefined) return [];
  return SEATS.filter((seat) =>
    ctx.activePlayers === null ? ctx.currentPlayer === seat : seat in ctx.activePlayers,
  );
}

/** Returns a random move that is legal in the seat's view; kinds of moves are equally likely. */
export function randomMove({ G, ctx }: View, playerID: SeatID, random: () => number): Move | undefined {
  const moves = legalMoves(G, ctx, playerID);
  const kinds = [...new Set(moves.map(({ move }) => move))];
  const kind = kinds[Math.floor(random() * kinds.length)];
  const ofKind = moves.filter(({ move }) => move === kind);
  const chosen = ofKind[Math.floor(random() * ofKind.length)];
  return chosen === undefined ? undefined : { playerID, ...chosen };
}

/** Returns an action as boardgame.io's client sends it. */
export function action({ playerID, move, args }: Move, credentials: string) {
  return { type: 'MAKE_MOVE', payload: { type: move, args, playerID, credentials } };
}

/** Plays a random game of four and calls `see` with each state. */
export function playWholeGame(seed: string, see: (state: State) => void): void {
  const { setupData } = beginning;
  playRandomGame({ game, legalMoves, invariant: () => null, numPlayers: 4, setupData, seed }, see);
}

/** Returns positions between the start and late in games, as the server would have stored them. */
export function positions(games: number, perGame: number, random: ReturnType<typeof seededRandom>): State[] {
  const found: State[] = [];
  for (let number = 0; number < games; number++) {
    const states: State[] = [];
    playWholeGame(`load/${number}`, ({ deltalog: _, ...state }) => states.push(state));
    for (let count = 0; count < perGame; count++) {
      found.push(itemAt(states, Math.floor(random() * states.length * 0.85)));
    }
  }
  return found;
}
