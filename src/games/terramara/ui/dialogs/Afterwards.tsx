import { RESOURCES, type Resources } from '../../content/terms';
import { playerOf } from '../../rules/state/state';
import { useTable } from '../context';
import { GameIcon } from '../icons/Icon';

type AfterwardsProps = { readonly out: Resources; readonly in?: Resources };

/** Shows the viewer's resources after a choice, with the changes marked. */
export function Afterwards({ out, in: gained = {} }: AfterwardsProps) {
  const { G, viewer, t } = useTable();
  if (viewer === null) return null;
  const { resources } = playerOf(G, viewer);
  return (
    <div className="corner-8 shaded afterwards">
      <h3 className="faded semibold size-13">{t('table.afterwards')}</h3>
      <p className="grid gap-3">
        {RESOURCES.map((kind) => {
          const has = resources[kind];
          const then = has - (out[kind] ?? 0) + (gained[kind] ?? 0);
          return (
            <span
              key={kind}
              className={`flex-column across narrow clear-edge gap-3 corner-6 after-item${then === has ? (then === 0 ? ' faint' : '') : ' lit'}`}
            >
              <GameIcon name={`res-${kind}`} size={23} />
              <span>
                {then !== has && <s className="faded size-12-4">{has}</s>}
                <b>{then}</b>
              </span>
            </span>
          );
        })}
      </p>
    </div>
  );
}
