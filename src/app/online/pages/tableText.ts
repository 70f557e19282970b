import { useEffect, useState } from 'react';
import { useGame } from '../../../game-api/gameContext';
import { inARow } from '../../../language/lists';
import type { Match } from '../../../session/protocol';
import { useSettings } from '../../settings';
import { clockFacts } from '../clock/clockText';
import { lobbyOf } from '../connection/lobby';
import type { OnlineTable } from '../connection/onlineTable';
import { useRoom } from '../connection/useOnlineTable';
import { useWords } from '../words';
import { optionsText } from './optionsText';

/** Returns what the server says about a match; null while loading. */
export function useMatch({ module, matchID }: OnlineTable): Match | null {
  const [match, setMatch] = useState<Match | null>(null);
  const game = module.name;
  useEffect(() => {
    // If the request fails, the page omits options and pace.
    lobbyOf(game)
      .match(matchID)
      .then(setMatch)
      .catch(() => undefined);
  }, [game, matchID]);
  return match;
}

/** Returns game, number of players and options in a sentence, as in an invitation. */
export function useTableText(table: OnlineTable, match: Match | null): string {
  const t = useWords();
  const { language } = useSettings();
  const { length: count } = useRoom(table).players;
  const options = optionsText(table.module, count, match?.setupData, language);
  const parts = [
    t('wait.game', { title: table.module.title[language], count }),
    ...(options.length === 0 ? [] : [t('wait.options', { options: inARow(options, language) })]),
  ];
  return inARow(parts, language);
}

/** Returns how long a game takes and how much time players have for their turns, as list items. */
export function usePace(match: Match | null): readonly string[] {
  const t = useWords();
  const { language } = useSettings();
  const { length, minutesEach } = useGame();
  if (match === null) return [];
  const { clock, rated, players } = match;
  const isInDays = clock !== undefined && !('minutes' in clock);
  // Nobody can take longer than their clock allows.
  const most = clock !== undefined && 'minutes' in clock ? clock.minutes : minutesEach;
  const minutes = Math.min(minutesEach, most) * players.length;
  return [
    length[language],
    ...(isInDays ? [t('wait.days')] : [t('wait.about', { minutes })]),
    ...(rated === true ? [t('lobby.rated')] : []),
    ...(clock === undefined ? [t('wait.noClock')] : clockFacts(clock, t, language)),
  ];
}
