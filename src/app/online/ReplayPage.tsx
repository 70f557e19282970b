import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Session } from '../../session/session';
import { moduleOf } from '../currentModule';
import { LookUpButtons } from '../lookUp/LookUpButtons';
import { LanguageSwitch, ThemeSwitch } from '../Switches';
import { useSettings } from '../settings';
import { download, fileName } from '../storage';
import { TableView } from '../table/TableView';
import { LobbyProblem, problemText } from './lobby';
import { lobby } from './lobbyHere';
import './online.css';
import { useWords } from './words';

/** A finished match, played again from the server's save, with everything open. */
export function ReplayPage({ matchID }: { readonly matchID: string }) {
  const t = useWords();
  const { t: shell } = useSettings();
  const [, navigate] = useLocation();
  const [session, setSession] = useState<Session | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    lobby
      .save(matchID)
      .then((saved) => setSession(new Session(moduleOf(saved.game), saved)))
      .catch(setProblem);
  }, [matchID]);
  if (problem !== null)
    return (
      <main className="sheet">
        <h1>{t('problem.title')}</h1>
        <p className="problem" role="alert">
          {problem instanceof LobbyProblem && problem.status === 409
            ? t('problem.notOver')
            : problemText(problem, t)}
        </p>
        <Link href="/online" className="button">
          {t('problem.tables')}
        </Link>
      </main>
    );
  if (session === null)
    return (
      <main className="sheet" aria-busy="true">
        <p>{t('replay.loading')}</p>
      </main>
    );
  return (
    <TableView
      source={session}
      menu={
        <>
          <button type="button" className="button" onClick={() => navigate('/online')}>
            {t('room.tables')}
          </button>
          <button type="button" className="button" onClick={() => navigate(`/online/t/${matchID}`)}>
            {t('replay.table')}
          </button>
          <LookUpButtons G={session.current().G} />
          <button
            type="button"
            className="button"
            onClick={() => download(fileName(session.save().game), JSON.stringify(session.save(), null, 1))}
          >
            {shell('table.export')}
          </button>
          <LanguageSwitch />
          <ThemeSwitch />
        </>
      }
      onPlayAgain={() => navigate('/online/new')}
      onLeave={() => navigate('/online')}
    />
  );
}
