import { randomBytes } from 'node:crypto';
import type { Game, Server, State } from 'boardgame.io';
import { createMatch, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import * as v from 'valibot';
import type { Snapshot } from '../../game-api/contents';
import type { ClockRules, Vacation } from '../../session/protocol';
import type { StoredRequest } from '../clocks/correspondence/vacations';
import { LobbyError } from '../lobby/lobbyError';
import type { Players } from './seats';

/** boardgame.io's metadata of a match with our own fields. */
export interface MatchData extends Server.MatchData {
  players: Players;
  /** The game has no hidden hands, so newcomers may take over seats. */
  openHands?: true;
  clock?: ClockRules;
  /** The result changes the ratings of the people at the table. */
  rated?: true;
  /** The language that people speak here. Without one, any. */
  language?: 'en' | 'ja';
  /** Past vacations too, because the clock doesn't count them. */
  vacations?: readonly Vacation[];
  vacationRequests?: readonly StoredRequest[];
  /** Version of the rules at the deal; undefined before it. */
  rulesVersion?: number;
  /** Hash of the content at the deal; undefined before it. */
  content?: string;
  /** Number of changes of this record. A write must name the revision it is based on. */
  revision?: number;
  /** Somebody at this table wants notifications. */
  calls?: true;
  /** Set by the storage once a move was made. */
  hasMoves?: true;
  /** Network of the match's creator. Set by the storage and never sent to clients. */
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
 * Returns unguessable base64url text for ids, seeds, credentials and tokens. It ends in a letter or digit, because
 * mail and chat programs drop a final "-" or "_" from links.
 */
export function randomText(bytes: number): string {
  const text = randomBytes(bytes).toString('base64url');
  return /[-_]$/.test(text) ? randomText(bytes) : text;
}

export interface MatchOptions {
  readonly numPlayers: number;
  readonly setupData?: unknown;
  readonly unlisted?: boolean;
  readonly rated?: boolean;
  readonly language?: 'en' | 'ja';
}

/**
 * Returns the metadata of a new match without players. A trial deal checks that the game can be set up.
 *
 * @throws LobbyError if the game can't be set up this way
 */
export function newMatch(
  game: Game,
  { numPlayers, setupData, unlisted = false, rated = false, language }: MatchOptions,
): MatchData {
  const { minPlayers = 1, maxPlayers = numPlayers } = game;
  if (numPlayers < minPlayers || numPlayers > maxPlayers) {
    throw new LobbyError(
      400,
      `${game.name} is for ${minPlayers} to ${maxPlayers} players, not ${numPlayers}.`,
    );
  }
  if (rated && numPlayers < 2) throw new LobbyError(400, 'A rated game needs at least two players.');
  const match = createMatch({ game: ProcessGameConfig(game), numPlayers, setupData, unlisted });
  if ('setupDataError' in match) throw new LobbyError(400, match.setupDataError);
  return {
    ...match.metadata,
    ...(rated ? { rated: true } : {}),
    ...(language === undefined ? {} : { language }),
  };
}

/** The rules version, content and options of a match. */
export interface Beginning {
  readonly rulesVersion?: number;
  readonly content?: Snapshot;
  /** Options for the game's setup, including the content. */
  readonly setupData: unknown;
}

export interface Dealt {
  readonly state: State;
  readonly metadata: MatchData;
  readonly content: Snapshot | undefined;
}

/**
 * Deals: returns the state before the first move. The seed is random, because boardgame.io would derive it from the
 * time, which every client knows, and anyone could find all hands by trying nearby milliseconds.
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
