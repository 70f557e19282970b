import { useState } from 'react';
import { isolate } from '../../../language/isolate';
import { momentText } from '../../../language/moments';
import { Problem } from '../../Problem';
import { useSettings } from '../../settings';
import { type LateSeat, lateSeats } from '../clock/lateSeats';
import type { OnlineTable } from '../connection/onlineTable';
import { serverNow } from '../connection/serverTime';
import { useRoom } from '../connection/useOnlineTable';
import { STAND_IN_LEVEL, useSeatBot } from '../seats/useSeatBot';
import { useWords } from '../words';
import { Notice } from './Notice';

/** Says whose time has run out and since when. The other players may let a bot play. */
export function LateNotices({ table }: { readonly table: OnlineTable }) {
  // Kept here, because a notice unmounts while its player is not to act.
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const late = lateSeats(useRoom(table));
  return late
    .map((seat) => ({ seat, key: `${seat.playerID} ${seat.since}` }))
    .filter(({ key }) => !dismissed.includes(key))
    .map(({ seat, key }) => (
      <LateNotice
        key={key}
        table={table}
        late={seat}
        onDismiss={() => setDismissed((before) => [...before, key])}
      />
    ));
}

type LateNoticeProps = {
  readonly table: OnlineTable;
  readonly late: LateSeat;
  readonly onDismiss: () => void;
};

function LateNotice({ table, late, onDismiss }: LateNoticeProps) {
  const t = useWords();
  const { language } = useSettings();
  const { task, put } = useSeatBot(table);
  const { playerID, name, reason, since } = late;
  const isOwn = table.seat?.playerID === playerID;
  const values = { name: isolate(name), when: momentText(since, language, serverNow()) };
  const text = isOwn ? t('late.yours', values) : t(`late.${reason}`, values);
  return (
    <Notice id={`late-${playerID}`} text={text} onDismiss={onDismiss}>
      {table.seat !== null && !isOwn && (
        <button
          type="button"
          className="button primary"
          data-testid={`stand-in-${playerID}`}
          disabled={task.busy}
          onClick={() => put(playerID, STAND_IN_LEVEL)}
        >
          {t('late.bot')}
        </button>
      )}
      <Problem text={task.problem} />
    </Notice>
  );
}
