import { SCROLLED_BY_KEYS } from '../../../../table/scrolls';
import { levelAt } from '../../rules/metrics';
import { playerOf } from '../../rules/state/state';
import { roadName } from '../../text/words';
import { militaries, rankPoints } from '../../view-model/points';
import { useTable } from '../context';
import { Effects } from '../icons/Effects';
import { Bead, GameIcon } from '../icons/Icon';

/** Military track, river and camp as lists: players' positions, and what the river still gives. */
export function TracksTab() {
  const { G, t, content, dyeOf, nameOf, language } = useTable();
  const military = [...militaries(G)].sort((a, b) => b.at - a.at);
  return (
    <div className="flex-column gap-7 tracks-tab" {...SCROLLED_BY_KEYS}>
      <h3 className="title-15">{t('table.military')}</h3>
      <p className="faded size-12-4">{t('table.rankAtEnd')}</p>
      <p className="flex-row wrap whole-row">
        {military.map(({ owner, at }) => (
          <span key={owner} className="flex-line nowrap bold gap-2 fx">
            <GameIcon name={`mark-${dyeOf(owner)}`} size={20} />
            <GameIcon name={`level-${levelAt(G, at)}`} size={18} />
            {at}
            {rankPoints(G, owner) > 0 && <Bead points={rankPoints(G, owner)} size={20} />}
            <span className="visually-hidden">{nameOf(owner)}</span>
          </span>
        ))}
      </p>
      <h3 className="title-15">{t('table.river')}</h3>
      <p className="flex-row wrap whole-row">
        {G.turnOrder.map((id) => (
          <span key={id} className="flex-line nowrap bold gap-2 fx">
            <GameIcon name={`canoe-${dyeOf(id)}`} size={14} />
            {playerOf(G, id).river}
            <span className="visually-hidden">{nameOf(id)}</span>
          </span>
        ))}
      </p>
      <p className="flex-row wrap whole-row">
        {Object.entries(content.river.spaces).map(([at, gift]) => {
          const tile = content.bonusTiles.find(({ id }) => id === G.riverBonus[at]);
          const waiting = G.turnOrder.filter((id) => playerOf(G, id).river < Number(at));
          // Every player has already gained it.
          if (gift === 'explorer' && waiting.length === 0) return null;
          return (
            <span key={at} className="flex-line nowrap bold gap-2 fx">
              {at}:
              {gift === 'explorer' &&
                waiting.map((id) => <GameIcon key={id} name={`explorer-${dyeOf(id)}`} size={20} />)}
              {gift === 'reserveAbility' && <GameIcon name="ui-bookmark" size={16} />}
              {gift === 'reserveDiscount' && (
                <>
                  <GameIcon name="ui-bookmark" size={16} />
                  −1
                </>
              )}
              {tile !== undefined && (
                <span className="flex-line corner-5 bonus-tile">
                  <Effects effects={tile.do} size={15} />
                </span>
              )}
            </span>
          );
        })}
      </p>
      <h3 className="title-15">{t('table.road')}</h3>
      {G.turnOrder.map((id) => (
        <p key={id} className="flex-line nowrap bold gap-2 fx">
          <GameIcon name={`caravan-${dyeOf(id)}`} size={18} />
          {playerOf(G, id)
            .caravans.map((at) => roadName(at, language))
            .join(t('kit.comma'))}
        </p>
      ))}
      <p className="flex-row wrap whole-row">
        <GameIcon name="camp" size={20} />
        {content.road.campVp.map((points, index) => (
          <span key={points} className="flex-line nowrap bold gap-2 fx">
            <Bead points={points} size={20} />
            {G.camp[index] !== undefined && <GameIcon name={`caravan-${dyeOf(G.camp[index])}`} size={14} />}
          </span>
        ))}
      </p>
    </div>
  );
}
