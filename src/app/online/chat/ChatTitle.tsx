import { useState } from 'react';
import type { OnlineTable } from '../connection/onlineTable';
import { useChat } from '../connection/useOnlineTable';
import { savedSeat } from '../seats/savedSeats';
import { useWords } from '../words';

/** Returns the number of messages from others since the chat was last read in this browser. */
function useUnread({ matchID, seat, chat }: OnlineTable): number {
  const { lines, readAt } = useChat(chat);
  const [atFirst] = useState(() => savedSeat(matchID)?.readAt ?? lines.at(-1)?.chat.at ?? 0);
  const since = readAt ?? atFirst;
  return lines.filter(({ chat }) => chat.at > since && (seat === null || chat.sender !== seat.playerID))
    .length;
}

export function ChatTitle({ table }: { readonly table: OnlineTable }) {
  const t = useWords();
  const unread = useUnread(table);
  return (
    <>
      {t('chat.tab')}
      {unread > 0 && (
        <span className="unread" data-testid="unread">
          <span className="visually-hidden">{t('chat.unread', { count: unread })}</span>
          <span aria-hidden="true">{unread}</span>
        </span>
      )}
    </>
  );
}
