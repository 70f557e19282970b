import { randomBytes } from 'node:crypto';
import type { Game, Server, State } from 'boardgame.io';
import { createMatch, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import * as v from 'valibot';
import type { Snapshot } from '../../game-api/contents';
import type { ClockRules, Vacation } from '../../session/protocol';
import type { KeptRequest } from '../clocks/correspondence/vacations';
import { LobbyError } from '../lobby/lobbyError';
import type { Players } from './seats';

/** What boardgame.io keeps of a match beside its state, and what is ours. */
export interface MatchData extends Server.MatchData {
  players: Players;
  /** No seat knows what the others don't; without it a seat's hand is its own. */
  openHands?: true;
  clock?: ClockRules;
  /** Also those that are over: the clock goes on to count without them. */
  vacations?: readonly Vacation[];
  vacationRequests?: readonly KeptRequest[];
  /** The version of the rules it was begun with; of a match that is not dealt yet there is none. */
  rulesVersion?: number;
  /** The hash of the content it is played with, from the deal on. */
  content?: string;
  /** Counts the changes of these data; a change is written only over the revision it was made of. */
  revision?: number;
  /** Somebody here wants to be called to their turns. */
  calls?: true;
  /** A move was made; the storage fills it in. */
  hasMoves?: true;
  /** Where its creator comes from; the storage fills it in, and no client is told. */
  network?: string;
}

const MAX_JSON = 20_000;
export const smallJson = v.pipe(
  v.unknown(),
  v.check(
    (value) => (JSON.stringify(value) ?? '').length <= MAX_JSON,
    `is too large: at most ${MAX_JSON} letters of JSON are taken`,
  ),
);

export const colour = v.pipe(v.string('must be a text'), v.maxLength(20, 'has over 20 letters'));

/**
 * Returns random base64url text that nobody can guess: for ids, seeds, credentials and tokens. It ends in a letter or digit, because
 * mail and chat programs leave a last "-" or "_" out of a link.
 */
export function randomText(bytes: number): string {
  const text = randomBytes(bytes).toString('base64url');
  return /[-_]$/.test(text) ? randomText(bytes) : text;
}

export interface MatchOptions {
  readonly numPlayers: number;
  readonly setupData?: unknown;
  readonly unlisted?: boolean;
}

/**
 * What is kept of a match that nobody sits at yet. It is dealt once to see that it can be, and that deal is thrown away.
 *
 * @throws LobbyError when the game can't be set up so.
 */
export function newMatch(game: Game, { numPlayers, setupData, unlisted = false }: MatchOptions): MatchData {
  const { minPlayers = 1, maxPlayers = numPlayers } = game;
  if (numPlayers < minPlayers || numPlayers > maxPlayers) {
    throw new LobbyError(
      400,
      `${game.name} is for ${minPlayers} to ${maxPlayers} players, not ${numPlayers}.`,
    );
  }
  const match = createMatch({ game: ProcessGameConfig(game), numPlayers, setupData, unlisted });
  if ('setupDataError' in match) throw new LobbyError(400, match.setupDataError);
  return match.metadata;
}

/** What a match is begun with, and goes on with. */
export interface Beginning {
  readonly rulesVersion?: number;
  readonly content?: Snapshot;
  /** The options for the game's setup, with the content to play with. */
  readonly setupData: unknown;
}

/** A match that has been dealt, with what it is begun with. */
export interface Dealt {
  readonly state: State;
  readonly metadata: MatchData;
  readonly content: Snapshot | undefined;
}

/**
 * The state before any move. boardgame.io would take its seed from the time, which every client is told: whoever tried the
 * milliseconds around it would know all hands and decks.
 */
export function deal(game: Game, metadata: MatchData, beginning: Beginning): Dealt {
  const { rulesVersion, content, setupData } = beginning;
  const state = InitializeGame({
    game: ProcessGameConfig({ ...game, seed: randomText(16) }),
    numPlayers: Object.keys(metadata.players).length,
    setupData,
  });
  return { state, content, metadata: { ...metadata, rulesVersion, content: content?.hash } };
}
