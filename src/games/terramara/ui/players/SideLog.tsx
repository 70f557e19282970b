import { Tip } from '../../../../table/controls/Tip';
import { LEVELS, RAW } from '../../content/terms';
import { supplyOf } from '../../rules/resources';
import { Log, useTable } from '../context';
import { GameIcon } from '../icons/Icon';
import { NeutralLines } from './Player';

/** The supply: raw tiles of each kind, warriors, craftsmen. */
function Supply() {
  const { G, t } = useTable();
  const says = t('table.supply', {
    resources: RAW.map((kind) => `${supplyOf(G, kind)} ${t(`terms.resource.${kind}`)}`).join(t('kit.comma')),
    warriors: t('terms.workers.warrior', { count: G.warriors }),
    craftsmen: LEVELS.reduce((sum, level) => sum + G.craftsmenSupply[level], 0),
  });
  return (
    <Tip text={says} side="left">
      <p
        className="flex-row rigid spread well size-12-6 supply"
        role="img"
        aria-label={says}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip says what the supply is
        tabIndex={0}
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
    </Tip>
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
