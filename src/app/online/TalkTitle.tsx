import { useCallback, useState } from 'react';
import { keepRead, keptSeat } from './keptSeats';
import type { OnlineTable } from './onlineTable';
import { useRoom } from './useOnlineTable';
import { useWords } from './words';

/** How much of the talk others have said since it was last read here. */
export function useUnread(table: OnlineTable) {
  const { chats } = useRoom(table);
  const { matchID, seat } = table;
  const [readAt, setReadAt] = useState(() => keptSeat(matchID)?.readAt ?? table.room().chats.at(-1)?.at ?? 0);
  const read = useCallback(() => {
    const newest = table.room().chats.at(-1)?.at ?? 0;
    setReadAt(newest);
    keepRead(matchID, newest);
  }, [table, matchID]);
  const unread = chats.filter(({ at, sender }) => at > readAt && (seat === null || sender !== seat.playerID));
  return { unread: unread.length, read };
}

export function TalkTitle({ unread }: { readonly unread: number }) {
  const t = useWords();
  return (
    <>
      {t('talk.tab')}
      {unread > 0 && (
        <span className="unread" data-testid="unread">
          <span className="unseen">{t('talk.unread', { count: unread })}</span>
          <span aria-hidden="true">{unread}</span>
        </span>
      )}
    </>
  );
}
