import type { FinalProps } from '../../../../table/frame/parts';
import { lazyPart } from '../../../../table/loading/lazyPart';
import { FinalColumns } from '../../../../table/score/FinalColumns';
import { FinalFrame } from '../../../../table/score/FinalFrame';
import { Ranking } from '../../../../table/score/Ranking';
import { finalRanking } from '../../view-model/finalRanking';
import { useTable } from '../context';
import { WheelResults } from './WheelResults';

// Loaded separately, because few players open the charts and they need a library.
const Charts = lazyPart(async () => (await import('./Charts')).Charts);

const CHARTS = ['points', 'goods', 'wheels', 'contracts'] as const;

/** The final score: winner, points by source and over time, results of the wheels. */
export function FinalScore(props: FinalProps) {
  const { t, G } = useTable();
  return (
    <FinalFrame
      {...props}
      title={
        <>
          <h1 className="brand-name">{t('terms.wordmark')}</h1>
          <p className="round-name">{t('final.overRounds', { round: G.round })}</p>
        </>
      }
      result={<Result />}
      charts={CHARTS.map((id) => ({ id, name: t(`final.charts.${id}`), content: <Charts part={id} /> }))}
    />
  );
}

function Result() {
  const table = useTable();
  const { t, board } = table;
  const standing = finalRanking(table);
  return (
    <>
      <Ranking
        {...standing}
        note={(playerID) => {
          const { fulfilled, zones, ship } = board(playerID);
          const facts = t('final.facts', {
            contracts: fulfilled.length,
            cards: zones.reduce((sum, { cards }) => sum + cards.length, 0),
            ship,
          });
          const rest = standing.rest(playerID);
          return `${facts}${t('kit.comma')}${rest === 0 ? t('final.restNone') : t('final.rest', { count: rest })}`;
        }}
      />
      <FinalColumns course={<Charts part="course" />}>
        <WheelResults />
      </FinalColumns>
    </>
  );
}
