import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { isolate } from '../../language/isolate';
import { MAX_REASON } from '../../session/moderation';
import { isPersons } from '../../session/seatKinds';
import { reworded } from '../matchmaking/requests';
import type { OnlineTable } from '../online/connection/onlineTable';
import { useChat, useRoom } from '../online/connection/useOnlineTable';
import { knownPerson } from '../online/person/ratedPerson';
import { ownPerson } from '../online/person/sync';
import { distinctPlayers } from '../online/seats/seats';
import { useTask } from '../online/useTask';
import { Problem } from '../Problem';
import { useDraft } from '../page/useDraft';
import './moderation.css';
import { moderationOf, sendReport } from './requests';
import { useWords } from './words';

/** Messages that can be reported: the newest of others */
const MESSAGES = 30;

/** Letters of a message shown in the choice */
const SHOWN = 60;

const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** Lets somebody at a table report it or a message, and block other players. */
export function ReportPart({ table }: { readonly table: OnlineTable }) {
  return (
    <div className="report-part" data-testid="report-part">
      <ReportForm table={table} />
      <BlockButtons table={table} />
    </div>
  );
}

function ReportForm({ table }: { readonly table: OnlineTable }) {
  const t = useWords();
  const task = useTask();
  const { seat, module, matchID } = table;
  const { lines } = useChat(table.chat);
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useDraft('report.reason', '');
  const [said, setSaid] = useState<'sent' | 'noReason' | null>(null);
  const others = lines
    .filter(({ chat }) => seat === null || chat.sender !== seat.playerID)
    .slice(-MESSAGES)
    .toReversed();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setSaid('noReason');
    setSaid(null);
    return void task.run(() =>
      reworded({ 404: t('report.goneMessage') }, async () => {
        const reported = others.find(({ key }) => String(key) === chosen)?.chat;
        const key = await knownPerson();
        await sendReport(module.name, matchID, {
          reason: reason.trim(),
          ...(reported === undefined ? {} : { message: { id: reported.id, at: reported.at } }),
          ...(seat === null ? {} : { seated: { playerID: seat.playerID, credentials: seat.credentials } }),
          ...(key === undefined ? {} : { key }),
        });
        setReason('');
        setSaid('sent');
      }),
    );
  };
  return (
    <form onSubmit={send}>
      <h4>{t('report.title')}</h4>
      <label>
        {t('report.what')}
        <select data-testid="report-what" value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{t('report.table')}</option>
          {others.map(({ key, chat }) => (
            <option key={key} value={key}>
              {t('report.message', { name: chat.name, text: shortened(chat.payload) })}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('report.reason')}
        <textarea
          data-testid="report-reason"
          rows={3}
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            setSaid(null);
          }}
        />
      </label>
      <Problem text={said === 'noReason' ? t('report.noReason') : task.problem} />
      {said === 'sent' && (
        <p role="status" data-testid="report-sent">
          {t('report.sent')}
        </p>
      )}
      <p className="row">
        <button type="submit" className="button" data-testid="report-send" disabled={task.busy}>
          {t('report.send')}
        </button>
        <Link href="/online/conduct">{t('report.rules')}</Link>
      </p>
    </form>
  );
}

function BlockButtons({ table }: { readonly table: OnlineTable }) {
  const t = useWords();
  const task = useTask();
  const { players } = useRoom(table);
  const [blocked, setBlocked] = useState<readonly number[]>([]);
  const others = distinctPlayers(players).filter(
    (player) => isPersons(player) && String(player.id) !== table.seat?.playerID,
  );
  const block = (id: number, name: string) =>
    task.run(() =>
      reworded({ 404: t('blocks.gone'), 409: t('blocks.unknownPerson', { name }) }, async () => {
        await moderationOf(await ownPerson()).blockSeat(table.module.name, table.matchID, String(id));
        setBlocked((before) => [...before, id]);
      }),
    );
  return (
    <>
      <h4>{t('report.people')}</h4>
      <p className="quiet">{t('blocks.hint')}</p>
      {others.length === 0 && <p className="quiet">{t('report.nobody')}</p>}
      <ul className="matches">
        {others.map(({ id, name, heldFor }) => {
          const shown = isolate(heldFor ?? name ?? '');
          const isBlocked = blocked.includes(id);
          return (
            <li key={id} className="match">
              <strong>{shown}</strong>
              <button
                type="button"
                className="button"
                data-testid={`block-${id}`}
                aria-label={isBlocked ? undefined : t('blocks.blockNamed', { name: shown })}
                disabled={task.busy || isBlocked}
                onClick={() => void block(id, shown)}
              >
                {t(isBlocked ? 'blocks.blocked' : 'blocks.block')}
              </button>
            </li>
          );
        })}
      </ul>
      <Problem text={task.problem} />
    </>
  );
}
