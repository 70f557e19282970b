import { Happened } from '../../../../../table/charts/Happened';
import { Change } from '../../../../../table/controls/Change';
import type { Completion, GameHistory } from '../../../position/gameHistory';
import { useTable } from '../../context';
import { ExportMark, GoldIcon, TravelTokenIcon } from '../../icons/index';
import { GoodsList } from '../../parts/amounts';
import { useSeasonBands } from './useSeasonBands';

function Brought({ completion }: { readonly completion: Completion }) {
  const { t } = useTable();
  const { gained, gold, goldLater, tokens, tracks } = completion;
  return (
    <span className="chart-brought">
      {gold !== 0 && (
        <>
          <Change amount={gold} />
          <GoldIcon size={15} title={t('table.gold')} />
        </>
      )}
      {Object.keys(gained).length > 0 && <GoodsList goods={gained} />}
      {Array.from({ length: tokens }, (_, token) => (
        <TravelTokenIcon key={token} size={15} title={t('terms.tokens', { count: 1 })} />
      ))}
      {tracks.map((track, index) => (
        <ExportMark key={`${track}${index}`} track={track} size={16} title={t(`terms.track.${track}`)} />
      ))}
      {goldLater > 0 && <span>{t('lookBack.charts.later', { gold: goldLater })}</span>}
    </span>
  );
}

/** The businesses of all players in the order in which they were completed. */
export function Businesses({ history }: { readonly history: GameHistory }) {
  const { t, content, language, workerName } = useTable();
  return (
    <Happened
      caption={t('lookBack.charts.businessesCaption')}
      bands={useSeasonBands(history)}
      moves={history.moves}
      marks={history.completions}
      when={{
        name: t('lookBack.charts.when'),
        cell: ({ round, phase }) => (
          <>
            {t('lookBack.charts.round', { round })} {t(`terms.phase.${phase}`)}
          </>
        ),
      }}
      who={t('lookBack.charts.player')}
      columns={[
        {
          name: t('lookBack.charts.business'),
          cell: ({ card, worker }, link) => (
            <>
              {link(content.businesses[card].name[language])} <small>{workerName(worker)}</small>
            </>
          ),
        },
        {
          name: t('lookBack.charts.gave'),
          cell: ({ given }) => (Object.keys(given).length > 0 ? <GoodsList goods={given} /> : '–'),
        },
        { name: t('lookBack.charts.brought'), cell: (completion) => <Brought completion={completion} /> },
      ]}
    />
  );
}
