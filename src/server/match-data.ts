import { randomBytes } from 'node:crypto';
import type { Game, Server, State } from 'boardgame.io';
import { createMatch, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { z } from 'zod';
import type { Snapshot } from '../game-api/contents';
import type { Contents } from './contents';
import type { SeatData } from './seats';

/** What boardgame.io keeps of a match beside its state, and what is ours. */
export interface MatchData extends Server.MatchData {
  players: { [id: number]: SeatData };
  /** Minutes of each seat for the whole game. */
  clock?: { readonly minutes: number };
  /** The version of the rules it was begun with; of a match that is not dealt yet there is none. */
  rulesVersion?: number;
  /** The hash of the content it is played with, from the deal on. */
  content?: string;
  /** Counts the changes of these data; a change is written only over the revision it was made of. */
  revision?: number;
  /** Where its creator comes from; the storage fills it in, and no client is told. */
  network?: string;
}

/** Why the lobby refuses something. koa answers with the status and the message of an error that has these fields. */
export class LobbyError extends Error {
  readonly expose = true;
  constructor(
    readonly status: 400 | 403 | 404 | 409,
    message: string,
  ) {
    super(message);
  }
}

const MAX_JSON = 20_000;
export const smallJson = z
  .unknown()
  .refine((value) => (JSON.stringify(value) ?? '').length <= MAX_JSON, 'is too large')
  .optional();

export const colour = z.string('must be a text').max(20, 'has over 20 letters');

/** Letters that nobody guesses: for a match's id, its seed, a bot's credentials. */
export const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url');

interface MatchOptions {
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
export function deal(game: Game, metadata: MatchData, contents: Contents): Dealt {
  const { rulesVersion, content, setupData } = contents.beginning(metadata);
  const state = InitializeGame({
    game: ProcessGameConfig({ ...game, seed: randomText(16) }),
    numPlayers: Object.keys(metadata.players).length,
    setupData,
  });
  return { state, content, metadata: { ...metadata, rulesVersion, content: content?.hash } };
}
