import { useState } from 'react';
import type { OnlineTable } from '../connection/onlineTable';
import { useTalk } from '../connection/useOnlineTable';
import { keptSeat } from '../seats/keptSeats';
import { useWords } from '../words';

/** How much of the talk others have said since it was last read here. */
function useUnread({ matchID, seat, talk }: OnlineTable): number {
  const { lines, readAt } = useTalk(talk);
  const [atFirst] = useState(() => keptSeat(matchID)?.readAt ?? lines.at(-1)?.chat.at ?? 0);
  const since = readAt ?? atFirst;
  return lines.filter(({ chat }) => chat.at > since && (seat === null || chat.sender !== seat.playerID))
    .length;
}

export function TalkTitle({ table }: { readonly table: OnlineTable }) {
  const t = useWords();
  const unread = useUnread(table);
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
