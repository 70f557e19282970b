import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isolate } from '../../language/isolate';
import { momentText } from '../../language/moments';
import { addressOfTable } from '../../session/addresses';
import type { HostMute, ModerationState, Report } from '../../session/moderation';
import { findOffer } from '../games';
import { reworded } from '../matchmaking/requests';
import { LobbyProblem } from '../online/connection/lobby';
import { serverNow } from '../online/connection/serverTime';
import { useTask } from '../online/useTask';
import { Problem } from '../Problem';
import { NotFound } from '../page/NotFound';
import { PagedList } from '../played/PagedList';
import { useSettings } from '../settings';
import '../online/online.css';
import './moderation.css';
import { askAsHost, type HostAction } from './requests';
import { keptText, useWords } from './words';

/** The page on which the server's host reads reports. It doesn't exist if the server has no token for it. */
export function HostPage() {
  const t = useWords();
  const task = useTask();
  /** Null until the server has answered. */
  const [isThere, setThere] = useState<boolean | null>(null);
  const [token, setToken] = useState('');
  const [state, setState] = useState<ModerationState | null>(null);
  useEffect(() => {
    // Without a token the server refuses; if the page doesn't exist, with 404.
    askAsHost('', 'reports').catch((error: unknown) =>
      setThere(!(error instanceof LobbyProblem && error.status === 404)),
    );
  }, []);
  const act = (action: HostAction, body: object = {}) =>
    task.run(() =>
      reworded({ 403: t('host.wrong') }, async () => setState(await askAsHost(token, action, body))),
    );
  if (isThere === null) return <main className="sheet" aria-busy="true" />;
  if (!isThere) return <NotFound />;
  return (
    <main className="sheet online host-page" data-testid="host-page">
      <h1>{t('host.title')}</h1>
      {state === null ? (
        <TokenForm token={token} busy={task.busy} onToken={setToken} onOpen={() => void act('reports')} />
      ) : (
        <>
          <p className="quiet">{keptText(state.keptDays, t)}</p>
          {state.reports.length === 0 && <p>{t('host.none')}</p>}
          <PagedList rows={state.reports} keyOf={({ id }) => id}>
            {(report) => (
              <ReportRow
                report={report}
                busy={task.busy}
                onAct={(action) => void act(action, { report: report.id })}
              />
            )}
          </PagedList>
          <h2>{t('host.mutes')}</h2>
          {state.mutes.length === 0 && <p className="quiet">{t('host.noMutes')}</p>}
          <ul className="matches" data-testid="host-mutes">
            {state.mutes.map((mute) => (
              <li key={mute.id} className="match">
                <MuteRow
                  mute={mute}
                  busy={task.busy}
                  onUnmute={() => void act('unmute', { mute: mute.id })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Problem text={task.problem} />
    </main>
  );
}

type TokenFormProps = {
  readonly token: string;
  readonly busy: boolean;
  readonly onToken: (token: string) => void;
  readonly onOpen: () => void;
};

function TokenForm({ token, busy, onToken, onOpen }: TokenFormProps) {
  const t = useWords();
  const open = (event: FormEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <form onSubmit={open}>
      <label>
        {t('host.token')}
        <input
          type="password"
          autoComplete="current-password"
          data-testid="host-token"
          value={token}
          onChange={({ target }) => onToken(target.value)}
        />
      </label>
      <button type="submit" className="button primary" data-testid="host-open" disabled={busy}>
        {t('host.open')}
      </button>
    </form>
  );
}

type ReportRowProps = {
  readonly report: Report;
  readonly busy: boolean;
  readonly onAct: (action: 'mute' | 'close' | 'remove') => void;
};

function ReportRow({ report, busy, onAct }: ReportRowProps) {
  const t = useWords();
  const { language } = useSettings();
  const [isSure, setSure] = useState(false);
  const { at, game, matchID, reason, message, isGone } = report;
  const facts = [
    findOffer(game)?.title[language] ?? game,
    momentText(at, language, serverNow()),
    ...(isGone ? [t('host.gone')] : []),
  ];
  return (
    <>
      <div>
        <strong>{reason}</strong>
        <span>
          {message === null
            ? t('host.ofTable')
            : t('host.ofMessage', { name: isolate(message.name), text: isolate(message.text) })}
        </span>
        <small>{facts.join(' · ')}</small>
      </div>
      <span className="host-actions">
        {!isGone && (
          <Link href={addressOfTable(game, matchID)} className="button">
            {t('host.look')}
          </Link>
        )}
        {message !== null && (
          <button
            type="button"
            className="button"
            data-testid="host-mute"
            disabled={busy}
            onClick={() => onAct('mute')}
          >
            {t('host.mute')}
          </button>
        )}
        {!isGone && (
          <button
            type="button"
            className="button"
            data-testid="host-close"
            disabled={busy}
            onClick={() => (isSure ? onAct('close') : setSure(true))}
            onBlur={() => setSure(false)}
          >
            {t(isSure ? 'host.closeSure' : 'host.close')}
          </button>
        )}
        <button
          type="button"
          className="button"
          data-testid="host-remove"
          disabled={busy}
          onClick={() => onAct('remove')}
        >
          {t('host.remove')}
        </button>
      </span>
    </>
  );
}

type MuteRowProps = { readonly mute: HostMute; readonly busy: boolean; readonly onUnmute: () => void };

function MuteRow({ mute: { name, at, matchID }, busy, onUnmute }: MuteRowProps) {
  const t = useWords();
  const { language } = useSettings();
  return (
    <>
      <div>
        <strong>{isolate(name)}</strong>
        <small>
          {t(matchID === null ? 'host.everywhere' : 'host.atTable')} · {momentText(at, language, serverNow())}
        </small>
      </div>
      <button type="button" className="button" data-testid="host-unmute" disabled={busy} onClick={onUnmute}>
        {t('host.unmute')}
      </button>
    </>
  );
}
