import type { State } from 'boardgame.io';
import type { Edition, GameContents, Snapshot } from '../../game-api/contents';
import type { PlayedMatch } from '../history/replay';
import { OtherVersionError } from '../storage/otherVersion';
import { type MatchStorage, StaleMetadataError } from '../storage/storage';
import type { Beginning, MatchData } from './matchData';

/** Returns the versions of a game's rules and content, or undefined if it has none. */
export type EditionOf = (game: string) => Edition | undefined;

/** Returns the beginning of a match that starts now with this edition. */
export function beginningOf(edition: Edition | undefined, setupData: unknown): Beginning {
  const contents = edition?.contents;
  if (contents === undefined) return { rulesVersion: edition?.rulesVersion, setupData };
  const hash = contents.ofNewGame(setupData);
  return {
    rulesVersion: edition?.rulesVersion,
    content: { hash, snapshot: contents.snapshot(hash) },
    setupData: contents.setupWith(setupData, hash),
  };
}

/**
 * Loads the content of each match into its game. A match keeps the content it began with, stored once for all
 * matches that share it.
 */
export class Contents {
  constructor(
    private readonly storage: MatchStorage,
    private readonly editionOf: EditionOf = () => undefined,
  ) {}

  /** Returns the beginning of a match that starts now. */
  beginning({ gameName, setupData }: MatchData): Beginning {
    return beginningOf(this.editionOf(gameName), setupData);
  }

  /** Loads the content of a match into the game. @throws OtherVersionError if it is missing or can't be read */
  async ready({ gameName, content }: MatchData): Promise<void> {
    const contents = this.editionOf(gameName)?.contents;
    if (contents === undefined || content === undefined || contents.snapshot(content) !== undefined) return;
    const snapshot = await this.storage.fetchContent(gameName, content);
    try {
      if (snapshot === undefined) throw new Error('it is not kept here');
      contents.add(content, snapshot);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new OtherVersionError(`The cards and values of this match can't be read: ${reason}`);
    }
  }

  /** Returns a stored content, or undefined if no match uses it. */
  fetch(gameName: string, hash: string): Promise<unknown> {
    return this.storage.fetchContent(gameName, hash);
  }

  /** Returns the content of a loaded match, or null if the game has none. */
  ofMatch({ gameName, content }: MatchData): Snapshot | null {
    const contents = this.contentsOf(gameName);
    if (contents === undefined || content === undefined) return null;
    return { hash: content, snapshot: contents.snapshot(content) };
  }

  /** Returns the content that a bot needs for a view, or undefined if it is the built-in one. */
  ofView(gameName: string, view: unknown): Snapshot | undefined {
    const contents = this.contentsOf(gameName);
    if (contents === undefined) return undefined;
    const hash = contents.of(view);
    return hash === contents.current ? undefined : { hash, snapshot: contents.snapshot(hash) };
  }

  /** Checks whether a match began with the current rules. */
  hasOwnRules({ gameName, rulesVersion }: MatchData): boolean {
    return rulesVersion === this.editionOf(gameName)?.rulesVersion;
  }

  /** Returns the state with the name of its content. Only states of old matches lack it. */
  named(state: State, { gameName, content }: MatchData): State {
    const contents = this.contentsOf(gameName);
    if (contents === undefined || content === undefined || contents.named(state.G, content) === state.G)
      return state;
    const name = <Step extends { readonly G: unknown }>(step: Step): Step => ({
      ...step,
      G: contents.named(step.G, content),
    });
    return { ...name(state), _undo: state._undo.map(name), _redo: state._redo.map(name) };
  }

  /** Returns everything needed to replay a match. @throws OtherVersionError if its content can't be read */
  async playedMatch(matchID: string): Promise<PlayedMatch> {
    const { metadata, state, log } = await this.storage.fetch(matchID, {
      metadata: true,
      state: true,
      log: true,
    });
    const beginning = await this.storage.fetchBeginning(matchID);
    await this.ready(metadata);
    return { beginning: this.named(beginning, metadata), log, end: this.named(state, metadata) };
  }

  /** Gives the current content to dealt matches that were created before contents were stored. */
  async adopt(gameName: string): Promise<void> {
    const contents = this.contentsOf(gameName);
    if (contents === undefined) return;
    for (const matchID of await this.storage.listMatches({ gameName, withoutContent: true })) {
      const { metadata, state }: { metadata?: MatchData; state?: State } = await this.storage.fetch(matchID, {
        metadata: true,
        state: true,
      });
      // An undealt match gets the content that is built in at its deal.
      if (metadata !== undefined && state !== undefined) await this.nameContent(matchID, metadata, contents);
    }
  }

  private async nameContent(matchID: string, metadata: MatchData, contents: GameContents): Promise<void> {
    const hash = contents.ofNewGame(metadata.setupData);
    const snapshot = contents.snapshot(hash);
    try {
      await this.storage.setMetadata(matchID, { ...metadata, content: hash }, undefined, { hash, snapshot });
    } catch (error) {
      // Changed concurrently. The next start of the server retries.
      if (!(error instanceof StaleMetadataError)) throw error;
    }
  }

  private contentsOf(gameName: string): GameContents | undefined {
    return this.editionOf(gameName)?.contents;
  }
}
