import type { Game } from 'boardgame.io';
import { ProcessGameConfig } from 'boardgame.io/internal';
import type { History } from '../../session/protocol';
import type { Contents } from '../matches/contents';
import { historyOf } from './historyOf';
import { replay } from './replay';

/** The viewer of a history: a seat, or an onlooker if `playerID` is null. */
export interface HistoryQuery {
  readonly gameName: string;
  readonly matchID: string;
  readonly playerID: string | null;
}

/** Rebuilds the histories of matches by replaying them. */
export interface MatchHistory {
  /**
   * Returns what the viewer saw of each position; after the end of the game, everything.
   * @throws OtherVersionError if the current rules would replay it differently
   */
  history(lookBack: HistoryQuery): Promise<History>;
  /** @throws OtherVersionError if the current rules would replay it differently */
  check(match: Omit<HistoryQuery, 'playerID'>): Promise<void>;
}

/** Replays matches in the current thread. `thread.ts` does it in a separate one. */
export function matchHistory(games: readonly Game[], contents: Contents): MatchHistory {
  const gameNamed = (gameName: string): Game => {
    const game = games.find(({ name }) => name === gameName);
    if (game === undefined) throw new Error(`there is no game ${JSON.stringify(gameName)} to look back at`);
    return ProcessGameConfig(game);
  };
  return {
    async history({ gameName, matchID, playerID }) {
      const match = await contents.playedMatch(matchID);
      const looker = match.end.ctx.gameover === undefined ? { playerID } : 'everything';
      return historyOf(gameNamed(gameName), match, looker);
    },
    async check({ gameName, matchID }) {
      await replay(gameNamed(gameName), await contents.playedMatch(matchID));
    },
  };
}
