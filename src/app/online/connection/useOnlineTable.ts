import { useEffect, useState, useSyncExternalStore } from 'react';
import type { GameModule } from '../../../game-api/module';
import { useSettings } from '../../settings';
import type { ChatSnapshot, ChatStore } from '../chat/chat';
import { OnlineTable, type Room, type SeatKey } from './onlineTable';

/** Returns the table of a match, connected while the component is mounted; null at first. */
export function useOnlineTable(
  module: GameModule,
  matchID: string,
  seat: SeatKey | null,
): OnlineTable | null {
  const { language } = useSettings();
  const [table, setTable] = useState<OnlineTable | null>(null);
  const playerID = seat?.playerID;
  const credentials = seat?.credentials;
  useEffect(() => {
    const key = playerID === undefined || credentials === undefined ? null : { playerID, credentials };
    const opened = new OnlineTable(module, matchID, key);
    opened.start();
    setTable(opened);
    return () => opened.stop();
  }, [module, matchID, playerID, credentials]);
  useEffect(() => table?.speak(language), [table, language]);
  return table;
}

export const useChat = ({ subscribe, current }: ChatStore): ChatSnapshot =>
  useSyncExternalStore(subscribe, current);

export const useRoom = (table: OnlineTable): Room => useSyncExternalStore(table.subscribe, table.room);
