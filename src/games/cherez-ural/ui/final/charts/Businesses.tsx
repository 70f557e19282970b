import { scaleLinear } from '@visx/scale';
import type { Completion, GameHistory } from '../../../position/gameHistory';
import { useTable } from '../../context';
import { ExportMark, GoldIcon, ShieldShape, TravelTokenIcon } from '../../icons/index';
import { MoveLink } from '../../log/MoveLink';
import { useLookBack } from '../../lookBack';
import { Change, GoodsList } from '../../parts/amounts';
import { PlayerShield } from '../../parts/PlayerShield';
import { SeasonBands } from './SeasonBands';
import { useWidth } from './useWidth';

const LANE = 30;
const MARGIN = { top: 6, right: 16, bottom: 24, left: 38 };

/** When each business was completed: a lane a player, numbered as in the list. */
function Lanes({ history }: { readonly history: GameHistory }) {
  const { G, t, seat } = useTable();
  const [ref, width] = useWidth();
  const { seasons, moves, completions } = history;
  const height = MARGIN.top + G.turnOrder.length * LANE + MARGIN.bottom;
  const bottom = height - MARGIN.bottom;
  const x = scaleLinear({ domain: [0, moves], range: [MARGIN.left, width - MARGIN.right] });
  return (
    <div ref={ref} className="chart">
      <svg width={width} height={height} role="img" aria-label={t('lookBack.charts.businessesCaption')}>
        <SeasonBands seasons={seasons} moves={moves} x={x} top={MARGIN.top} bottom={bottom} />
        {G.turnOrder.map((playerID, lane) => (
          <g key={playerID} transform={`translate(0 ${MARGIN.top + lane * LANE + LANE / 2})`}>
            <g transform="translate(18 0) scale(.8)">
              <ShieldShape player={seat(playerID).colour} />
            </g>
            <line className="chart-lane" x1={MARGIN.left} x2={width - MARGIN.right} />
            {completions.map((completion, index) =>
              completion.playerID === playerID ? (
                <g key={completion.move} transform={`translate(${x(completion.move)} 0)`}>
                  <circle className={`chart-dot chart-player-${seat(playerID).colour}`} r="10" />
                  <text className="chart-number" y="4" textAnchor="middle">
                    {index + 1}
                  </text>
                </g>
              ) : null,
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}

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
      <Lanes history={history} />
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
