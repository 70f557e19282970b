/** Finished matches as files of the app. */
import { newSave, type SavedGame } from '../session/savedGame';
import { standing } from '../session/standing';
import type { Contents } from './contents';
import { LobbyError } from './lobby-error';
import type { MatchData } from './match-data';
import { OtherVersionError } from './other-version';
import type { Past } from './past/past';
import type { KeyedQueue } from './queue';

interface SavesOptions {
  readonly contents: Contents;
  readonly past: Past;
  readonly queue: KeyedQueue;
}

/** How many finished matches are remembered to be shown as they were. */
const MOST_CHECKED = 1000;

export class Saves {
  private readonly sameByOwnRules = new Set<string>();

  constructor(private readonly options: SavesOptions) {}

  /**
   * A finished match, to be played again from its seed, with everything open.
   * @throws LobbyError 409: it is not over, or the rules of now would show another past.
   */
  async of(matchID: string, metadata: MatchData): Promise<SavedGame> {
    const { contents } = this.options;
    if (metadata.gameover === undefined) throw new LobbyError(409, 'The game is not over yet.');
    const match = await orConflict(() => contents.playedMatch(matchID));
    if (!contents.hasOwnRules(metadata)) await orConflict(() => this.checkPast(metadata.gameName, matchID));
    const { beginning, log } = match;
    const saved = newSave({
      game: metadata.gameName,
      seed: beginning.plugins.random.data.seed,
      setupData: metadata.setupData ?? {},
      seats: Object.values(metadata.players).map(({ id, name, data }) => ({
        playerID: String(id),
        name: name ?? `${id + 1}`,
        colour: data?.colour ?? '',
        ...(data?.bot === undefined ? {} : { bot: data.bot }),
      })),
      actions: standing(log).map(({ action: { payload } }) => ({
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

  /** A finished match never changes: it is looked at once whether the rules of now show it as it was. */
  private async checkPast(gameName: string, matchID: string): Promise<void> {
    if (this.sameByOwnRules.has(matchID)) return;
    await this.options.queue.run('history', () => this.options.past.check({ gameName, matchID }));
    if (this.sameByOwnRules.size >= MOST_CHECKED) this.sameByOwnRules.clear();
    this.sameByOwnRules.add(matchID);
  }
}

/** @throws LobbyError 409 in place of OtherVersionError. */
export async function orConflict<Answer>(task: () => Promise<Answer>): Promise<Answer> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof OtherVersionError) throw new LobbyError(409, error.message);
    throw error;
  }
}
