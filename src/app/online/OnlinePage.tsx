import uniqBy from 'lodash/uniqBy';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Match, MatchList } from '../../session/protocol';
import { useSettings } from '../settings';
import { forgetSeat, type KeptSeat, keptSeats } from './keptSeats';
import { problemText } from './lobby';
import { lobby } from './lobbyHere';
import './online.css';
import { Problem } from './Problem';
import { isOpen } from './seats';
import { useAsked } from './useAsked';
import { ago } from './when';
import { useWords } from './words';

const names = ({ players }: Match): string => players.flatMap(({ name }) => name ?? []).join(', ');

/** The tables of the server: one's own, the open ones, those that are over. */
export function OnlinePage() {
  const t = useWords();
  const [kept, setKept] = useState(keptSeats);
  const [openPages, setOpenPages] = useState(1);
  const [finishedPages, setFinishedPages] = useState(1);
  const open = useAsked(() => lobby.list(false, openPages), 8000, openPages);
  const finished = useAsked(() => lobby.list(true, finishedPages), 60_000, finishedPages);
  const others = open.value?.matches.filter(({ matchID }) => !kept.some((seat) => seat.matchID === matchID));
  return (
    <main className="sheet online">
      <h1>{t('lobby.title')}</h1>
      <Problem text={open.error === null ? null : problemText(open.error, t)} />
      <p className="row">
        <Link href="/online/new" className="button primary" data-testid="create-table">
          {t('lobby.create')}
        </Link>
        <Link href="/" className="button">
          {t('lobby.home')}
        </Link>
      </p>
      {kept.length > 0 && (
        <section aria-labelledby="tables-yours">
          <h2 id="tables-yours">{t('lobby.yours')}</h2>
          <ul className="matches">
            {uniqBy(kept, 'matchID').map((seat) => (
              <YourTable
                key={seat.matchID}
                seat={seat}
                onForget={() => {
                  forgetSeat(seat.matchID);
                  setKept(keptSeats());
                }}
              />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="tables-open">
        <h2 id="tables-open">{t('lobby.open')}</h2>
        {open.value === null && open.error === null && <p>{t('lobby.loading')}</p>}
        {others?.length === 0 && <p className="quiet">{t('lobby.none')}</p>}
        <ul className="matches" data-testid="open-tables">
          {others?.map((match) => (
            <MatchRow key={match.matchID} match={match}>
              <Link href={`/online/t/${match.matchID}`} className="button">
                {t(match.players.some(isOpen) ? 'lobby.join' : 'lobby.look')}
              </Link>
            </MatchRow>
          ))}
        </ul>
        <More list={open.value} onMore={() => setOpenPages((pages) => pages + 1)} />
      </section>
      <section aria-labelledby="tables-finished">
        <h2 id="tables-finished">{t('lobby.finished')}</h2>
        {finished.value?.matches.length === 0 && <p className="quiet">{t('lobby.noneFinished')}</p>}
        <ul className="matches" data-testid="finished-tables">
          {finished.value?.matches.map((match) => (
            <MatchRow key={match.matchID} match={match}>
              <Link href={`/online/t/${match.matchID}/replay?move=0`} className="button">
                {t('lobby.replay')}
              </Link>
            </MatchRow>
          ))}
        </ul>
        <More list={finished.value} onMore={() => setFinishedPages((pages) => pages + 1)} />
      </section>
    </main>
  );
}

function More({ list, onMore }: { readonly list: MatchList | null; readonly onMore: () => void }) {
  const t = useWords();
  if (list === null || list.next === null) return null;
  return (
    <button type="button" className="button" data-testid="more-tables" onClick={onMore}>
      {t('lobby.more')}
    </button>
  );
}

function YourTable({ seat, onForget }: { readonly seat: KeptSeat; readonly onForget: () => void }) {
  const t = useWords();
  const { value, error } = useAsked(() => lobby.match(seat.matchID), 15_000);
  if (value !== null)
    return (
      <MatchRow match={value}>
        <Link href={`/online/t/${seat.matchID}`} className="button primary">
          {t('lobby.back')}
        </Link>
      </MatchRow>
    );
  if (error === null) return null;
  return (
    <li className="match">
      <p>{problemText(error, t)}</p>
      <button type="button" className="button" onClick={onForget}>
        {t('lobby.forget')}
      </button>
    </li>
  );
}

function MatchRow({ match, children }: { readonly match: Match; readonly children: ReactNode }) {
  const t = useWords();
  const { language } = useSettings();
  const { players, clock, gameover, createdAt, updatedAt } = match;
  const free = players.filter(isOpen).length;
  const begun = updatedAt > createdAt;
  const state = gameover !== undefined ? 'over' : begun ? 'running' : 'waiting';
  const facts = [
    t(`lobby.${state}`),
    ...(gameover !== undefined ? [] : [free > 0 ? t('lobby.seatsFree', { count: free }) : t('lobby.full')]),
    ...(clock === undefined ? [] : [t('lobby.clock', clock)]),
    t(begun ? 'lobby.moved' : 'lobby.created', { when: ago(updatedAt, language) }),
  ];
  return (
    <li className="match">
      <div>
        <strong>{names(match) || t('lobby.nobody')}</strong>
        <small>{facts.join(' · ')}</small>
      </div>
      {children}
    </li>
  );
}
