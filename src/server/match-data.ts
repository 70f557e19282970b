import { randomBytes } from 'node:crypto';
import type { Game, Server } from 'boardgame.io';
import { createMatch, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { z } from 'zod';
import type { Contents } from './contents';

/** What boardgame.io keeps of a match beside its state, and what is ours. */
export interface MatchData extends Server.MatchData {
  /** Minutes of each seat for the whole game. */
  clock?: { readonly minutes: number };
  /** The version of the rules it was begun with. */
  rulesVersion?: number;
  /** The hash of the content it is played with. */
  content?: string;
  /** Counts the changes of these data; a change is written only over the revision it was made of. */
  revision?: number;
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

export const personName = z.string('must be a text').trim().min(1, 'is empty').max(40, 'has over 40 letters');
export const colour = z.string('must be a text').max(20, 'has over 20 letters');

/** Letters that nobody guesses: for a match's id, its seed, a bot's credentials. */
export const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url');

interface MatchOptions {
  readonly numPlayers: number;
  readonly setupData?: unknown;
  readonly unlisted?: boolean;
}

/**
 * A match at its beginning. boardgame.io would take its seed from the time, which every client is told: whoever tried
 * the milliseconds around it would know all hands and decks.
 *
 * @throws LobbyError when the game can't be set up so.
 */
export function newMatch(
  game: Game,
  { numPlayers, setupData, unlisted = false }: MatchOptions,
  contents: Contents,
) {
  const { minPlayers = 1, maxPlayers = numPlayers } = game;
  if (numPlayers < minPlayers || numPlayers > maxPlayers) {
    throw new LobbyError(
      400,
      `${game.name} is for ${minPlayers} to ${maxPlayers} players, not ${numPlayers}.`,
    );
  }
  const { setupDataError, metadata }: { setupDataError?: string; metadata?: MatchData } = createMatch({
    game: ProcessGameConfig(game),
    numPlayers,
    setupData,
    unlisted,
  });
  if (metadata === undefined) throw new LobbyError(400, setupDataError ?? 'The game can’t be set up so.');
  const { rulesVersion, content, setupData: withContent } = contents.beginning(metadata);
  const initialState = InitializeGame({
    game: ProcessGameConfig({ ...game, seed: randomText(16) }),
    numPlayers,
    setupData: withContent,
  });
  return { initialState, metadata: { ...metadata, rulesVersion, content: content?.hash }, content };
}
