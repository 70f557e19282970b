import { memo, Suspense, useContext } from 'react';
import { CompanyContext } from '../../game-api/tableCompany';
import { usePlayers, useWords } from '../context';
import { later } from '../rendering/later';
import { Stands } from '../rendering/MountAfter';
import { LookOn } from './LookOn';
import type { LayoutProps } from './parts';
import { SeeScore } from './SeeScore';
import { useBoardWaits } from './useBoardWaits';

const LogOrTalk = later(async () => (await import('../log/LogOrChat')).LogOrTalk);

/** Desktop layout from 1240 px: board and hand at the left, players and log at the right */
export const DeskLayout = memo(function DeskLayout({ shell, replay, onSeeScore, parts }: LayoutProps) {
  const { t } = useWords();
  const { viewer } = usePlayers();
  const boardWaits = useBoardWaits(replay);
  const { Header, Board, Corner, Actions, Hand, Story, Follows } = parts;
  const story = Story !== undefined && (
    <Follows>
      <Suspense>
        <Story />
      </Suspense>
    </Follows>
  );
  return (
    <>
      <Stands from="header">
        <Follows>
          <Header shell={shell} />
        </Follows>
      </Stands>
      <main className="board-area">
        <Follows with={boardWaits}>
          <Board />
        </Follows>
        <Stands from="corner">
          <Follows>
            <Corner />
          </Follows>
        </Stands>
      </main>
      <Stands from="bar">
        {replay !== null ? (
          <section className="bar bar-replay">
            {story}
            {replay}
          </section>
        ) : onSeeScore === null ? (
          <section className="bar" aria-label={t('kit.bar')}>
            {story}
            {viewer === null ? <LookOn /> : <Actions />}
          </section>
        ) : (
          <section className="bar bar-over">
            <SeeScore glyph="prices" onPress={onSeeScore} />
          </section>
        )}
      </Stands>
      <Stands from="hand">
        <Follows>
          <Hand />
        </Follows>
      </Stands>
      <Stands from="players">
        <Follows>
          <Side parts={parts} />
        </Follows>
      </Stands>
    </>
  );
});

const Side = memo(function Side({ parts: { Player, Log } }: Pick<LayoutProps, 'parts'>) {
  const { ids } = usePlayers();
  const company = useContext(CompanyContext);
  return (
    <aside className="side">
      {ids.map((playerID) => (
        <Player key={playerID} playerID={playerID} />
      ))}
      {company === null ? (
        <Log />
      ) : (
        <Suspense>
          <LogOrTalk log={<Log />} company={company} />
        </Suspense>
      )}
    </aside>
  );
});
