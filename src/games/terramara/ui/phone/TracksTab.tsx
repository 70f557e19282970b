import { SCROLLED_BY_KEYS } from '../../../../table/scrolls';
import { levelAt } from '../../rules/metrics';
import { roadName } from '../../text/words';
import { useTable } from '../context';
import { Effects } from '../signs/Effects';
import { Bead, Sign } from '../signs/Sign';

/** Blade, river and camp as lists: who stands where, and what the river still gives. */
export function TracksTab() {
  const { G, t, content, dyeOf, nameOf, language } = useTable();
  const military = [
    ...G.turnOrder.map((owner) => ({ owner, at: G.players[owner].military })),
    ...G.neutrals.map(({ id, military: at }) => ({ owner: id as string, at })),
  ].sort((a, b) => b.at - a.at);
  return (
    <div className="tracks-tab" {...SCROLLED_BY_KEYS}>
      <h3>{t('table.military')}</h3>
      <p className="whole-row">
        {military.map(({ owner, at }) => (
          <span key={owner} className="fx">
            <Sign name={`mark-${dyeOf(owner)}`} size={20} />
            <Sign name={`level-${levelAt(G, at)}`} size={18} />
            {at}
            <span className="visually-hidden">{nameOf(owner)}</span>
          </span>
        ))}
      </p>
      <h3>{t('table.river')}</h3>
      <p className="whole-row">
        {G.turnOrder.map((id) => (
          <span key={id} className="fx">
            <Sign name={`canoe-${dyeOf(id)}`} size={14} />
            {G.players[id].river}
            <span className="visually-hidden">{nameOf(id)}</span>
          </span>
        ))}
      </p>
      <p className="whole-row">
        {Object.entries(content.river.spaces).map(([at, gift]) => {
          const tile = content.bonusTiles.find(({ id }) => id === G.riverBonus[at]);
          return (
            <span key={at} className="fx">
              {at}:{gift === 'explorer' && <Sign name="explorer-woad" size={20} />}
              {gift === 'reserveAbility' && <Sign name="ui-bookmark" size={16} />}
              {gift === 'reserveDiscount' && (
                <>
                  <Sign name="ui-bookmark" size={16} />
                  −1
                </>
              )}
              {tile !== undefined && (
                <span className="bonus-tile">
                  <Effects effects={tile.do} size={15} />
                </span>
              )}
            </span>
          );
        })}
      </p>
      <h3>{t('table.road')}</h3>
      {G.turnOrder.map((id) => (
        <p key={id} className="fx">
          <Sign name={`caravan-${dyeOf(id)}`} size={18} />
          {G.players[id].caravans.map((at) => roadName(at, language)).join(t('kit.comma'))}
        </p>
      ))}
      <p className="whole-row">
        <Sign name="camp" size={20} />
        {content.road.campVp.map((points, index) => (
          <span key={points} className="fx">
            <Bead points={points} size={20} />
            {G.camp[index] !== undefined && <Sign name={`caravan-${dyeOf(G.camp[index])}`} size={14} />}
          </span>
        ))}
      </p>
    </div>
  );
}
