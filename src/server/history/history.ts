import type { Game } from 'boardgame.io';
import { ProcessGameConfig } from 'boardgame.io/internal';
import type { History } from '../../session/protocol';
import type { Contents } from '../matches/contents';
import { historyOf } from './historyOf';
import { replay } from './replay';

/** Who looks back at a match: a seat, or with null an onlooker. */
export interface HistoryQuery {
  readonly gameName: string;
  readonly matchID: string;
  readonly playerID: string | null;
}

/** The past of matches, played again from their beginnings. */
export interface MatchHistory {
  /**
   * What somebody saw of each position; everything, once the game is over.
   * @throws OtherVersionError when the rules of this program would show another past.
   */
  history(lookBack: HistoryQuery): Promise<History>;
  /** @throws OtherVersionError as `history` does. */
  check(match: Omit<HistoryQuery, 'playerID'>): Promise<void>;
}

/** Plays matches again in this thread. `thread.ts` does it in one of its own. */
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
