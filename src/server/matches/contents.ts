import type { State } from 'boardgame.io';
import type { Edition, GameContents, Snapshot } from '../../game-api/contents';
import type { PlayedMatch } from '../history/replay';
import { type MatchStorage, StaleMetadataError } from '../storage/storage';
import type { Beginning, MatchData } from './matchData';
import { OtherVersionError } from './otherVersion';

/** What of a game may change from one version of the program to the next; undefined: nothing is known of it. */
export type EditionOf = (game: string) => Edition | undefined;

/** What a match of this edition that begins now is begun with. */
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

/** Each match is played with the content it was begun with: kept once for all that share it, and known to the game before a
 *  state is used. */
export class Contents {
  constructor(
    private readonly storage: MatchStorage,
    private readonly editionOf: EditionOf = () => undefined,
  ) {}

  /** What a match that begins now is begun with. */
  beginning({ gameName, setupData }: MatchData): Beginning {
    return beginningOf(this.editionOf(gameName), setupData);
  }

  /** Has the game know the content of a match. @throws OtherVersionError when it is not kept or can't be read. */
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

  /** A content that matches are played with; undefined: none is played with it. */
  fetch(gameName: string, hash: string): Promise<unknown> {
    return this.storage.fetchContent(gameName, hash);
  }

  /** The content of a match that is ready; null: the game has none. */
  ofMatch({ gameName, content }: MatchData): Snapshot | null {
    const contents = this.contentsOf(gameName);
    if (contents === undefined || content === undefined) return null;
    return { hash: content, snapshot: contents.snapshot(content) };
  }

  /** What a bot has to be told of the content of a view; undefined: it is the one built in. */
  ofView(gameName: string, view: unknown): Snapshot | undefined {
    const contents = this.contentsOf(gameName);
    if (contents === undefined) return undefined;
    const hash = contents.of(view);
    return hash === contents.current ? undefined : { hash, snapshot: contents.snapshot(hash) };
  }

  /** Whether a match was begun with the rules of this program. */
  hasOwnRules({ gameName, rulesVersion }: MatchData): boolean {
    return rulesVersion === this.editionOf(gameName)?.rulesVersion;
  }

  /** The state of a match; one of before states named their content, with its name. */
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

  /** All of a match, as it is played again. @throws OtherVersionError when its content can't be read. */
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

  /** Gives matches of before contents were kept that of now: what they are played with until then. */
  async adopt(gameName: string): Promise<void> {
    const contents = this.contentsOf(gameName);
    if (contents === undefined) return;
    for (const matchID of await this.storage.listMatches({ gameName, withoutContent: true })) {
      const { metadata, state }: { metadata?: MatchData; state?: State } = await this.storage.fetch(matchID, {
        metadata: true,
        state: true,
      });
      // One that is not dealt yet is dealt with what is built in then.
      if (metadata !== undefined && state !== undefined) await this.nameContent(matchID, metadata, contents);
    }
  }

  private async nameContent(matchID: string, metadata: MatchData, contents: GameContents): Promise<void> {
    const hash = contents.ofNewGame(metadata.setupData);
    const snapshot = contents.snapshot(hash);
    try {
      await this.storage.setMetadata(matchID, { ...metadata, content: hash }, undefined, { hash, snapshot });
    } catch (error) {
      // Somebody changed the match meanwhile: the next start finds it again.
      if (!(error instanceof StaleMetadataError)) throw error;
    }
  }

  private contentsOf(gameName: string): GameContents | undefined {
    return this.editionOf(gameName)?.contents;
  }
}
