import type { SEAT_LEVELS } from '../../../bots/levels';
import { botName } from '../../new-game/botNames';
import { fixedColours } from '../../new-game/seating';
import { useSettings } from '../../settings';
import { lobbyOf } from '../connection/lobby';
import type { OnlineTable } from '../connection/onlineTable';
import { useTask } from '../useTask';

/** Default level of a stand-in bot */
export const STAND_IN_LEVEL: (typeof SEAT_LEVELS)[number] = 'normal';

/** Returns a function that puts a bot of a level into a seat, or with null takes it out, and the state of that request. */
export function useSeatBot({ module, matchID, seat: own }: OnlineTable) {
  const task = useTask();
  const { language } = useSettings();
  return { task, put };

  function put(playerID: string, level: string | null): void {
    if (own === null) return;
    void task.run(async () => {
      const lobby = lobbyOf(module.name);
      if (level === null) return lobby.bot(matchID, own, playerID, null);
      const { players, setupData } = await lobby.match(matchID);
      const colour = fixedColours(module, setupData)[Number(playerID)];
      const names = players.flatMap(({ name, heldFor }) => [name ?? [], heldFor ?? []].flat());
      return lobby.bot(matchID, own, playerID, { level, name: botName(language, names), colour });
    });
  }
}
