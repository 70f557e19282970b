import type { SavedGame } from '../../session/savedGame';
import { type ReplacedGame, readReplacedGames } from '../browser-storage/savedGames';
import { runningGame } from '../game/runningGame';
import { findOffer } from '../games';

type Kept = { readonly save: SavedGame; readonly at: number | null; readonly kept?: ReplacedGame };

/** Returns the games kept as entries: the one at this screen and those it replaced. */
export function keptGames(): readonly Kept[] {
  const running = runningGame();
  return [
    ...(running === null || running === 'unreadable' ? [] : [{ save: running, at: null }]),
    ...readReplacedGames().map((kept) => ({ save: kept.game, at: kept.keptAt.getTime(), kept })),
  ].filter(({ save }) => findOffer(save.game) !== null);
}
