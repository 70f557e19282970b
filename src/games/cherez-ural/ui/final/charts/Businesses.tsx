import { Lanes } from '../../../../../table/charts/Lanes';
import { useLookBack } from '../../../../../table/context';
import { Change } from '../../../../../table/controls/Change';
import { MoveLink } from '../../../../../table/log/MoveLink';
import type { Completion, GameHistory } from '../../../position/gameHistory';
import { useTable } from '../../context';
import { ExportMark, GoldIcon, TravelTokenIcon } from '../../icons/index';
import { GoodsList } from '../../parts/amounts';
import { PlayerShield } from '../../parts/PlayerShield';
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
  const { t, seat, content, language, workerName } = useTable();
  const { onShow, shown } = useLookBack();
  return (
    <figure className="final-panel chart-figure">
      <figcaption>{t('lookBack.charts.businessesCaption')}</figcaption>
      <Lanes
        label={t('lookBack.charts.businessesCaption')}
        bands={useSeasonBands(history)}
        moves={history.moves}
        marks={history.completions}
      />
      <div className="chart-scroll">
        <table className="chart-table chart-list">
          <thead>
            <tr>
              <td />
              <th scope="col">{t('lookBack.charts.when')}</th>
              <th scope="col">{t('lookBack.charts.player')}</th>
              <th scope="col">{t('lookBack.charts.business')}</th>
              <th scope="col">{t('lookBack.charts.gave')}</th>
              <th scope="col">{t('lookBack.charts.brought')}</th>
            </tr>
          </thead>
          <tbody>
            {history.completions.map((completion, index) => {
              const { move, playerID, card, worker, round, phase, given } = completion;
              const { name, colour } = seat(playerID);
              return (
                <tr key={move}>
                  <td>{index + 1}</td>
                  <td>
                    {t('lookBack.charts.round', { round })} {t(`terms.phase.${phase}`)}
                  </td>
                  <td>
                    <span className="chart-who">
                      <PlayerShield colour={colour} size={13} /> <span>{name}</span>
                    </span>
                  </td>
                  <td>
                    <MoveLink move={move} current={shown === move} onShow={onShow}>
                      {content.businesses[card].name[language]}
                    </MoveLink>{' '}
                    <small>{workerName(worker)}</small>
                  </td>
                  <td>{Object.keys(given).length > 0 ? <GoodsList goods={given} /> : '–'}</td>
                  <td>
                    <Brought completion={completion} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
