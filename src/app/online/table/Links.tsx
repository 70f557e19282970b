import { useRef, useState } from 'react';
import { addressOfTable } from '../../../session/addresses';
import { copyText } from '../../page/copyText';
import type { OnlineTable, SeatKey } from '../connection/onlineTable';
import { TableFacts } from '../pages/TableFacts';
import { useMatch, useTableText } from '../pages/tableText';
import { savedSeats, seatFragment } from '../seats/savedSeats';
import { useWords } from '../words';

const addressOf = ({ module, matchID }: OnlineTable): string =>
  location.origin + addressOfTable(module.name, matchID);

export function InviteLink({ table }: { readonly table: OnlineTable }) {
  const t = useWords();
  const match = useMatch(table);
  const game = useTableText(table, match);
  return (
    <>
      <TableFacts table={table} match={match} />
      <CopyLink label={t('room.invite')} link={addressOf(table)} share={t('wait.text', { game })} />
    </>
  );
}

/** Links to this browser's other seats at the table. */
export function OtherSeats({ table, seat }: { readonly table: OnlineTable; readonly seat: SeatKey }) {
  const t = useWords();
  const others = savedSeats().filter(
    ({ matchID, playerID }) => matchID === table.matchID && playerID !== seat.playerID,
  );
  return others.map((other) => (
    <a
      key={other.playerID}
      className="button"
      href={seatFragment(other)}
      data-testid={`to-seat-${other.playerID}`}
    >
      {t('room.otherSeat', { seat: Number(other.playerID) + 1 })}
    </a>
  ));
}

export function SeatLink({ table, seat }: { readonly table: OnlineTable; readonly seat: SeatKey }) {
  const t = useWords();
  return <CopyLink label={t('room.seatLink')} link={addressOf(table) + seatFragment(seat)} />;
}

type CopyLinkProps = { readonly label: string; readonly link: string; readonly share?: string };

export function CopyLink({ label, link, share }: CopyLinkProps) {
  const t = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<'room.copy' | 'room.copied' | 'room.copyByKeys'>('room.copy');
  const copy = async () => {
    field.current?.select();
    setSaid((await copyText(link)) ? 'room.copied' : 'room.copyByKeys');
  };
  return (
    <div className="link-row">
      <input
        ref={field}
        readOnly
        aria-label={label}
        value={link}
        onFocus={(event) => event.target.select()}
        data-testid="link"
      />
      <button type="button" className="button" onClick={() => void copy()}>
        <span aria-live="polite">{t(said)}</span>
      </button>
      {share !== undefined && 'share' in navigator && (
        <button
          type="button"
          className="button"
          onClick={() => void navigator.share({ text: share, url: link }).catch(() => undefined)}
        >
          {t('room.share')}
        </button>
      )}
    </div>
  );
}
