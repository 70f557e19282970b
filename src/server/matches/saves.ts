/** Exports finished matches in the app's file format. */

import { entryOf } from '../../rules-kit/indexed';
import { effectiveLog } from '../../session/effectiveLog';
import { newSave, type SavedGame } from '../../session/savedGame';
import type { HistoryRequests } from '../history/historyRequests';
import { LobbyError } from '../lobby/lobbyError';
import { OtherVersionError } from '../storage/otherVersion';
import type { Contents } from './contents';
import type { MatchData } from './matchData';
import { shownName } from './seats';

interface SavesOptions {
  readonly contents: Contents;
  readonly histories: HistoryRequests;
}

export class Saves {
  constructor(private readonly options: SavesOptions) {}

  /**
   * Returns a finished match as a save, with nothing hidden. `network` is the sender's.
   * @throws LobbyError 409 if it is not over or the current rules would replay it differently
   * @throws RequestError 429
   */
  async of(matchID: string, metadata: MatchData, network: string): Promise<SavedGame> {
    const { contents, histories } = this.options;
    const { gameName } = metadata;
    if (metadata.gameover === undefined) throw new LobbyError(409, 'The game is not over yet.');
    if (!contents.hasOwnRules(metadata))
      await orConflict(() => histories.check({ gameName, matchID }, network));
    const { beginning, log } = await orConflict(() => contents.playedMatch(matchID));
    const saved = newSave({
      game: gameName,
      seed: entryOf(beginning.plugins, 'random').data.seed,
      setupData: metadata.setupData ?? {},
      seats: Object.values(metadata.players).map((player) => ({
        playerID: String(player.id),
        name: shownName(player) ?? `${player.id + 1}`,
        colour: player.data?.colour ?? '',
        ...(player.data?.bot === undefined ? {} : { bot: player.data.bot }),
      })),
      actions: effectiveLog(log).map(({ action: { payload } }) => ({
        playerID: payload.playerID,
        move: payload.type,
        args: payload.args ?? [],
      })),
    });
    return {
      ...saved,
      rulesVersion: metadata.rulesVersion ?? null,
      content: contents.ofMatch(metadata),
      result: metadata.gameover,
    };
  }
}

/** Turns an OtherVersionError into a LobbyError 409. */
export async function orConflict<Answer>(task: () => Promise<Answer>): Promise<Answer> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof OtherVersionError) throw new LobbyError(409, error.message);
    throw error;
  }
}
