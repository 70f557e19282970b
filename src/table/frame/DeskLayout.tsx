import { memo, Suspense, useContext } from 'react';
import { OnlineExtrasContext } from '../../game-api/onlineExtras';
import { usePlayers, useWords } from '../context';
import { later } from '../loading/later';
import { Deferred } from '../rendering/deferred';
import { CoachSlot } from './CoachSlot';
import type { LayoutProps } from './parts';
import { SeeScore } from './players/SeeScore';
import { SpectatorBar } from './SpectatorBar';

const LogOrChat = later(async () => (await import('../log/LogOrChat')).LogOrChat);

/** Desktop layout from 1240 px: board and hand at the left, players and log at the right */
export const DeskLayout = memo(function DeskLayout({ shell, replay, onSeeScore, parts }: LayoutProps) {
  const { t } = useWords();
  const { viewer } = usePlayers();
  const { Header, Board, Corner, Actions, Hand, Story } = parts;
  const isReplay = replay !== null;
  const story = Story !== undefined && (
    <Deferred isOff={isReplay}>
      <Suspense>
        <Story />
      </Suspense>
    </Deferred>
  );
  return (
    <>
      <Deferred isOff={isReplay}>
        <Header shell={shell} />
      </Deferred>
      <main className="board-area">
        <Deferred isOff={isReplay}>
          <Board />
        </Deferred>
        <Deferred isOff={isReplay}>
          <Corner />
        </Deferred>
      </main>
      {isReplay ? (
        <section className="bar bar-replay">
          {story}
          {replay}
        </section>
      ) : onSeeScore === null ? (
        <section className="bar" aria-label={t('kit.bar')}>
          {story}
          {viewer === null ? <SpectatorBar /> : <Actions />}
        </section>
      ) : (
        <section className="bar bar-over">
          <SeeScore glyph="prices" onPress={onSeeScore} />
        </section>
      )}
      <Deferred isOff={isReplay}>
        <Hand />
      </Deferred>
      <Deferred isOff={isReplay}>
        <Side parts={parts} />
      </Deferred>
    </>
  );
});

const Side = memo(function Side({ parts: { Player, Log } }: Pick<LayoutProps, 'parts'>) {
  const { ids } = usePlayers();
  const online = useContext(OnlineExtrasContext);
  return (
    <aside className="side">
      {ids.map((playerID) => (
        <Player key={playerID} playerID={playerID} />
      ))}
      {online === null ? (
        <Log />
      ) : (
        <Suspense>
          <LogOrChat log={<Log />} online={online} />
        </Suspense>
      )}
      <CoachSlot />
    </aside>
  );
});
