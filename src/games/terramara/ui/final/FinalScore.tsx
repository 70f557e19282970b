import type { FinalProps } from '../../../../table/frame/parts';
import { lazyPart } from '../../../../table/loading/lazyPart';
import { FinalColumns } from '../../../../table/score/FinalColumns';
import { FinalFrame } from '../../../../table/score/FinalFrame';
import { Ranking } from '../../../../table/score/Ranking';
import { playerOf } from '../../rules/state/state';
import { finalRanking } from '../../view-model/finalRanking';
import { useTable } from '../context';
import { Wordmark } from '../header/Header';
import { BoardGave } from './BoardGave';

// Loaded separately, because few players open the charts and they need a library.
const Charts = lazyPart(async () => (await import('./Charts')).Charts);

const CHARTS = ['points', 'resources', 'tracks', 'artifacts'] as const;

/** The final score: winner, points by source, results of the board, charts. */
export function FinalScore(props: FinalProps) {
  const { t } = useTable();
  return (
    <FinalFrame
      {...props}
      title={
        <>
          <Wordmark />
          <p className="flex-column round-name">{t('table.final.over')}</p>
        </>
      }
      result={<Result />}
      charts={CHARTS.map((id) => ({
        id,
        name: t(`table.final.charts.${id}`),
        content: <Charts part={id} />,
      }))}
    />
  );
}

function Result() {
  const table = useTable();
  const { t, G, content, language } = table;
  const standing = finalRanking(table);
  return (
    <>
      <Ranking
        {...standing}
        note={(playerID) => {
          const { character, adult } = playerOf(G, playerID);
          const name = content.characters.find(({ id }) => id === character)?.[language];
          return name === undefined
            ? ''
            : `${name}${t('kit.comma')}${t(adult ? 'table.grown' : 'table.child')}`;
        }}
      />
      <FinalColumns course={<Charts part="course" />}>
        <BoardGave />
      </FinalColumns>
    </>
  );
}
