import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameModule } from '../../../game-api/module';
import { addressOfTable } from '../../../session/addresses';
import { bringsContent } from '../../../session/beginning';
import { Session } from '../../../session/session';
import { fetchContentReader } from '../../games';
import { ExportButton } from '../../table/ExportButton';
import { TableView } from '../../table/TableView';
import { LobbyProblem, lobbyOf, problemText } from '../connection/lobby';
import '../online.css';
import { Problem } from '../../Problem';
import { TablesButton } from '../table/TablesButton';
import { useWords } from '../words';

type ReplayPageProps = { readonly module: GameModule; readonly matchID: string };

/** Replays a finished match from the server's save, with all hidden information revealed. */
export function ReplayPage({ module, matchID }: ReplayPageProps) {
  const t = useWords();
  const [, navigate] = useLocation();
  const [session, setSession] = useState<Session | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    lobbyOf(module.name)
      .save(matchID)
      .then(async (saved) => {
        if (bringsContent(module, saved)) await fetchContentReader(module);
        setSession(new Session(module, saved));
      })
      .catch(setProblem);
  }, [module, matchID]);
  if (problem !== null)
    return (
      <main className="sheet">
        <h1>{t('problem.title')}</h1>
        <Problem
          text={
            problem instanceof LobbyProblem && problem.status === 409
              ? t('problem.notOver')
              : problemText(problem, t)
          }
        />
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
          <TablesButton />
          <button
            type="button"
            className="button"
            onClick={() => navigate(addressOfTable(module.name, matchID))}
          >
            {t('replay.table')}
          </button>
          <ExportButton session={session} />
        </>
      }
      onPlayAgain={() => navigate(`/online/${module.name}/new`)}
      onLeave={() => navigate('/online')}
    />
  );
}
