import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { bringsContent } from '../../session/beginning';
import { parseSavedGame } from '../../session/savedGame';
import { Session } from '../../session/session';
import { readArchive, readArchivedSave } from '../browser-storage/archive';
import { GameProvider } from '../game/GameProvider';
import { fetchContentReader, fetchModule, offerOf } from '../games';
import { Problem } from '../Problem';
import { ExportButton } from '../table/ExportButton';
import { TableView } from '../table/TableView';
import type { Online } from './archiveGame';
import { useArchive } from './useArchive';
import { useWords } from './words';

type Opened = { readonly session: Session; readonly online: Online };

/** Opens a game of the archive. @throws Error with a sentence for the player */
async function openPlayed(id: string, unknown: string): Promise<Opened> {
  const text = await readArchivedSave(id);
  const played = (await readArchive()).find((each) => each.id === id);
  if (text === undefined || played === undefined) throw new Error(unknown);
  const saved = parseSavedGame(text);
  const module = await fetchModule(saved.game);
  if (bringsContent(module, saved)) await fetchContentReader(module);
  const { isOnline, own } = played;
  const playerID = own === null ? undefined : saved.seats[own]?.playerID;
  return {
    session: new Session(module, saved),
    online: isOnline ? { matchID: id, playerID: playerID ?? '' } : null,
  };
}

/** Replays a game of the archive, with its review. */
export function PlayedPage({ id }: { readonly id: string }) {
  const t = useWords();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const unknown = t('games.unknown');
  useEffect(() => {
    openPlayed(id, unknown)
      .then(setOpened)
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  }, [id, unknown]);
  if (opened !== null)
    return (
      <GameProvider game={offerOf(opened.session.module.name)}>
        <Replay opened={opened} />
      </GameProvider>
    );
  return (
    <main className="sheet" aria-busy={problem === null} data-testid="played-problem">
      {problem !== null && <h1>{t('games.title')}</h1>}
      <Problem text={problem} />
      {problem !== null && (
        <Link href="/played" className="button">
          {t('games.title')}
        </Link>
      )}
    </main>
  );
}

function Replay({ opened: { session, online } }: { readonly opened: Opened }) {
  const t = useWords();
  const [, navigate] = useLocation();
  useArchive(session, online);
  return (
    <TableView
      source={session}
      menu={
        <>
          <button type="button" className="button" onClick={() => navigate('/played')}>
            {t('games.title')}
          </button>
          <ExportButton session={session} />
        </>
      }
      onPlayAgain={() => navigate(`/${session.module.name}/new`)}
      onLeave={() => navigate('/played')}
    />
  );
}
