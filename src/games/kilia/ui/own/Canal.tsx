import { memo } from 'react';
import { Change } from '../../../../table/controls/Change';
import type { Link } from '../../content/links';
import { GOODS } from '../../content/terms';
import { buildingsOf, cellsOf } from '../../view-model/board';
import { goodOfColour } from '../../view-model/contentIndex';
import type { Bag } from '../../view-model/resources';
import { isEmptyBag } from '../../view-model/resources';
import { voyageGain } from '../../view-model/voyage';
import { usePick, useSelected, useTable } from '../context';
import { CoinIcon, GoodIcon } from '../icons/index';
import { Amounts } from '../pieces/Amounts';
import { Frieze } from './Frieze';

/** Lists the gains of a voyage by kind. */
export function VoyageList({ bag }: { readonly bag: Bag }) {
  const { t } = useTable();
  if (isEmptyBag(bag)) return <p className="faded voyage-none">{t('canal.none')}</p>;
  return (
    <p className="grid voyage-list">
      {GOODS.map((good) => {
        const amount = bag[good] ?? 0;
        return amount === 0 ? null : (
          <span key={good} className="flex-line nowrap bold gap-3 amount">
            <Change amount={amount} />
            <GoodIcon good={good} size={17} title={t(`terms.goodLow.${good}`)} />
          </span>
        );
      })}
      {(bag.coins ?? 0) > 0 && (
        <span className="flex-line nowrap bold gap-3 amount">
          <Change amount={bag.coins ?? 0} />
          <CoinIcon size={17} title={t('pay.coins')} />
        </span>
      )}
    </p>
  );
}

/** The canal with the player's ship, and the next voyage's gains now and after the chosen action. */
export const Canal = memo(function Canal() {
  const { t, below, board, content, G } = useTable();
  const { plan } = useSelected();
  const pick = usePick();
  const view = board(below);
  const { ship, heading, windows, plots, goods } = view;
  const isBuilding = plan.kind === 'building';
  const planned =
    isBuilding && plan.taken !== null
      ? {
          space: plan.plot,
          cells: cellsOf(
            content,
            { card: plan.taken, turned: plan.turned },
            goodOfColour(content, view.colour),
          ),
        }
      : undefined;
  const nextShip =
    plan.kind === 'expand' && plan.zone === 'shipyard' && content.ship[ship + 1] !== undefined
      ? ship + 1
      : null;
  const withShip =
    nextShip === null ? null : voyageGain(content, nextShip, buildingsOf({ plots }), { goods, heading });
  const withBuilding =
    planned === undefined
      ? null
      : voyageGain(content, ship, [...buildingsOf({ plots }), planned.cells], { goods, heading });
  const then = withShip ?? withBuilding;
  return (
    <section
      className="grid min-0 clip boxed span-all canal panel"
      data-link={'own:canal' satisfies Link}
      aria-label={t('canal.title', {
        ship,
        end: t(heading === 'right' ? 'terms.end.right' : 'terms.end.left'),
      })}
    >
      <Frieze
        plots={plots}
        ship={ship}
        heading={heading}
        windows={windows}
        planned={planned}
        onPlot={isBuilding ? (plot) => pick({ do: 'pick', picks: { plot } }) : undefined}
      />
      <div className="flex-column narrow gap-5 voyage-sum">
        <h3 className="nowrap title-13 panel-title">{t('canal.next')}</h3>
        {G.final ? (
          <p className="faded voyage-none">{t('canal.noVoyage')}</p>
        ) : (
          <VoyageList bag={view.voyage} />
        )}
        {then !== null && !G.final && (
          <>
            <span className="gap" />
            <p className="faded size-12">
              {nextShip === null ? t('canal.withBuilding') : t('canal.withShip', { ship: nextShip })}{' '}
              {isEmptyBag(then) ? t('canal.none') : <Amounts bag={then} size={15} />}
            </p>
          </>
        )}
      </div>
    </section>
  );
});
