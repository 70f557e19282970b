import { LEVELS, RAW } from '../../content/terms';
import { supplyOf } from '../../rules/resources';
import { Log, useTable } from '../context';
import { GameIcon } from '../icons/Icon';
import { NeutralLines } from './Player';

/** The supply: raw tiles of each kind, warriors, craftsmen. */
function Supply() {
  const { G, t } = useTable();
  return (
    <p
      className="flex-row rigid spread well size-12-6 supply"
      role="img"
      aria-label={`${t('table.supply')}: ${RAW.map((kind) => `${t(`terms.resource.${kind}`)} ${supplyOf(G, kind)}`).join(t('kit.comma'))}`}
    >
      {RAW.map((kind) => (
        <span key={kind} className="flex-line nowrap semibold gap-2 fx">
          <GameIcon name={`res-${kind}`} size={17} />
          {supplyOf(G, kind)}
        </span>
      ))}
      <span className="divider" />
      <span className="flex-line nowrap semibold gap-2 fx">
        <GameIcon name="warrior" size={19} />
        {G.warriors}
      </span>
      {LEVELS.filter((level) => G.craftsmenSupply[level] > 0).map((level) => (
        <span key={level} className="flex-line nowrap semibold gap-2 fx">
          <GameIcon name={`craftsman-${level}`} size={18} />
          {G.craftsmenSupply[level]}
        </span>
      ))}
    </p>
  );
}

export function SideLog() {
  return (
    <>
      <NeutralLines />
      <Supply />
      <Log />
    </>
  );
}
