import { lazy } from 'react';
import type { FinalProps } from '../../../../table/frame/parts';
import { FinalFrame } from '../../../../table/score/FinalFrame';
import { Ranking } from '../../../../table/score/Ranking';
import { finalStanding } from '../../position/finalStanding';
import { useTable } from '../context';
import { Wordmark } from '../header/Header';
import { TrackResults } from './TrackResults';

// Not with the rest of the table: few look at them, and they bring a library.
const Charts = lazy(async () => ({ default: (await import('./charts/Charts')).Charts }));

const CHARTS = ['gold', 'sales', 'businesses', 'tracks'] as const;

/** After the game: who won, where the gold came from, who got what for the tracks, the businesses. */
export function FinalScore(props: FinalProps) {
  const { t, G } = useTable();
  return (
    <FinalFrame
      {...props}
      title={
        <>
          <Wordmark />
          <p className="season-name">{t('table.final.over', { round: G.round })}</p>
        </>
      }
      result={<Result />}
      charts={CHARTS.map((id) => ({ id, name: t(`lookBack.charts.${id}`), content: <Charts part={id} /> }))}
    />
  );
}

function Result() {
  const table = useTable();
  const { t, G, workerName } = table;
  const standing = finalStanding(table);
  return (
    <>
      <Ranking
        {...standing}
        note={(playerID) => G.players[playerID].workers.map(workerName).join(t('kit.comma'))}
      />
      <TrackResults />
    </>
  );
}
