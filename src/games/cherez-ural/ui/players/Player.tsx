import type { LogEntry } from 'boardgame.io';
import { memo } from 'react';
import { entryOf } from '../../../../rules-kit/indexed';
import { Glyph } from '../../../../table/controls/Glyph';
import { Tip } from '../../../../table/controls/Tip';
import { PlayerCount, PlayerStat } from '../../../../table/frame/players/PlayerCount';
import { PlayerPanel } from '../../../../table/frame/players/PlayerPanel';
import { arePropsEqual, useStable } from '../../../../table/rendering/useStable';
import { type PlayerID, TRACKS, type Track, type WorkerId } from '../../content/terms';
import { factsOf } from '../../rules/facts';
import { type G, playerOf, workerOf } from '../../rules/state/state';
import { workerSummary } from '../../rules/workerSummary';
import { WorkerFace } from '../cards/WorkerFace';
import { usePast, usePick, useSelected, useTable, useWords } from '../context';
import { GoldFigure } from '../gold/gold';
import { ExportMark } from '../icons/index';
import { nameOnMap } from '../map/geography';
import { TokenSlots } from '../parts/amounts';
import { Load } from '../parts/Load';
import { PlayerShield } from '../parts/PlayerShield';
import { SoloGoal } from '../parts/SoloGoal';
import { useChooseWorker } from '../workerChoice';

/** Returns the load before the last move if the worker explored in it. */
function explorersLoad(before: G | null, entry: LogEntry | undefined, worker: WorkerId) {
  if (before === null || entry?.action.payload.type !== 'explore') return undefined;
  const acted = factsOf(entry).some((fact) => fact.fact === 'acted' && fact.worker === worker);
  return acted ? before.workers[worker]?.goods : undefined;
}

function useLine(worker: WorkerId) {
  const { G, t, language, seat, acting, viewer, spaceName, log } = useTable();
  const { cameFrom } = usePast();
  const { placing, selection } = useSelected();
  const choose = useChooseWorker();
  const pick = usePick();
  const { owner, attached } = workerOf(G, worker);
  const { place, goods, capacity, acted } = workerSummary(G, worker);
  const at = selection.placing[worker] ?? place;
  const where = at === null ? t('table.notPlaced') : spaceName(at);
  return {
    worker,
    colour: seat(owner).colour,
    isLit: acting === worker || placing === worker,
    isCurrent: acting === worker,
    acted,
    where,
    short: at === null ? where : nameOnMap(at, language),
    attached: attached.length,
    goods,
    capacity,
    /** The load before the last move, so that new pieces can appear after the chit has turned. */
    before: explorersLoad(cameFrom, log[log.length - 1], worker),
    onPress: useStable(() => {
      if (owner === viewer) choose(worker);
      else pick({ do: 'open', dialog: { kind: 'face', card: worker } });
    }),
  };
}

/** Pressing one of the viewer's workers selects it to act or to be placed; pressing another shows its card. */
const WorkerLine = ({ worker }: { readonly worker: WorkerId }) => <Line {...useLine(worker)} />;

const Line = memo(function Line(props: ReturnType<typeof useLine>) {
  const { worker, colour, isLit, isCurrent, acted, where, short, attached } = props;
  const { goods, capacity, before, onPress } = props;
  const { content, language, t } = useWords();
  return (
    <Tip text={<WorkerFace id={worker} />} side="left" wide>
      <button
        type="button"
        className={`flex-row bare clear-edge hover-shaded gap-5 full-width left corner-4 worker${isLit ? ' lit' : ''}`}
        data-testid={`worker-${worker}`}
        data-action={`worker-${worker}`}
        aria-current={isCurrent}
        onClick={onPress}
      >
        <PlayerShield colour={colour} worker={worker} acted={acted} size={17} />
        <span className="grid narrow nowrap size-12-6 left worker-who">
          <span className={acted && !isLit ? 'faded plain' : 'bold'}>
            {entryOf(content.workers, worker).name[language]}
          </span>
          <span className="visually-hidden">
            {t('kit.comma')}
            {where}
            {t('kit.comma')}
          </span>
          <span className="faded size-12" aria-hidden="true">
            {short}
          </span>
        </span>
        {attached > 0 && (
          <span className="flex-line faded gap-4 size-12 corner-6 shaded worker-attached">
            <span className="flex-line gap-2" aria-hidden="true">
              <Glyph name="cards" size={12} /> {attached}
            </span>
            <span className="worker-attached-words">{t('table.attached', { count: attached })}</span>
          </span>
        )}
        <span className="gap" />
        <span className={before === undefined ? undefined : 'load-comes'}>
          <Load goods={goods} capacity={capacity} before={before} />
        </span>
      </button>
    </Tip>
  );
}, arePropsEqual);

type TrackFigureProps = { readonly track: Track; readonly steps: number };

const TrackFigure = memo(function TrackFigure({ track, steps }: TrackFigureProps) {
  const { t } = useWords();
  const name = t(`terms.track.${track}`);
  return (
    <Tip text={t('table.trackAt', { track: name, steps })}>
      <span className="player-track">
        <ExportMark track={track} size={16} />
        <span className="visually-hidden">{name} </span>
        {steps}
      </span>
    </Tip>
  );
});

export const Player = memo(function Player({ playerID }: { readonly playerID: PlayerID }) {
  const { G, t, viewer } = useTable();
  const pick = usePick();
  const player = playerOf(G, playerID);
  const open = playerID === viewer || G.finished;
  return (
    <PlayerPanel
      playerID={playerID}
      starts={G.turnOrder[0] === playerID}
      top={
        <>
          <TokenSlots tokens={player.tokens} />
          <GoldFigure playerID={playerID} />
        </>
      }
      line={TRACKS.map((track) => <TrackFigure key={track} track={track} steps={player.tracks[track]} />)}
      counts={
        <>
          {open && player.workerHand.length > 0 && (
            <PlayerCount
              testId={`worker-cards-${playerID}`}
              words={t('table.workerCards', { count: player.workerHand.length })}
              count={player.workerHand.length}
              glyph="players"
              onPress={() => pick({ do: 'open', dialog: { kind: 'workers', playerID } })}
            />
          )}
          <PlayerStat
            words={t('table.handSize', { count: player.hand.length })}
            count={player.hand.length}
            glyph="cards"
          />
          <PlayerCount
            testId={`completed-${playerID}`}
            words={t('table.completedCount', { count: player.completed.length })}
            count={player.completed.length}
            glyph="check"
            onPress={() => pick({ do: 'open', dialog: { kind: 'completed', playerID } })}
          />
        </>
      }
    >
      <SoloGoal playerID={playerID} />
      {player.workers.map((worker) => (
        <WorkerLine key={worker} worker={worker} />
      ))}
      {player.workers.length === 0 && (
        <p className="flex-row clear-edge hover-shaded gap-5 full-width left corner-4 faded worker worker-none">
          {t('table.noWorkerYet')}
        </p>
      )}
    </PlayerPanel>
  );
});
