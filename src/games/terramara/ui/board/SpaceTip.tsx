import { RuleText } from '../../../../game-api/lookUp';
import { upperFirst } from '../../../../language/upperFirst';
import { itemAt } from '../../../../rules-kit/indexed';
import { WORKERS } from '../../content/terms';
import { spaceName } from '../../text/words';
import { type SpaceView, spaceContext } from '../../view-model/spaces';
import { backWords, spaceEffects } from '../../view-model/tell';
import { useSelected, useTable } from '../context';
import { Effects } from '../icons/Effects';
import { GameIcon } from '../icons/Icon';

/** A space in words: its effects, the price of joining, why it is closed, and when the worker returns. */
export function SpaceTip({ space }: { readonly space: SpaceView }) {
  const table = useTable();
  const { t, legal, viewer, refusal, nameOf, language } = table;
  const { stateOf, worker } = useSelected();
  const state = stateOf(space);
  const { bonus, craftsman } = spaceContext(table, space);
  const others = WORKERS.filter(
    (kind) => kind !== worker && legal.place.some((each) => each.worker === kind && each.space === space.id),
  );
  const why =
    state.state === 'shut' && worker !== null ? refusal('place', { worker, space: space.id }) : null;
  return (
    <div className="flex-column boxed gap-5 size-13 corner-8 inked card-tip">
      <div className="flex spread card-tip-head">
        <h3 className="title-15">{spaceName(space.id, language)}</h3>
        {space.capacity !== null && (
          <p className="faded size-12-4">{t('table.space.workers', { count: space.capacity })}</p>
        )}
      </div>
      {!space.hasFire && (
        <p className="flex-row gap-8">
          <Effects effects={space.do} bonus={bonus} craftsman={craftsman} size={18} />
        </p>
      )}
      <p>{space.hasFire ? t('table.space.fire') : spaceEffects(space.do, language, bonus)}</p>
      {space.condition !== null && (
        <p className="flex-row gap-8">
          <GameIcon name="ui-lock" size={15} />
          <span>
            {t('table.space.needs', {
              what: t(`terms.metric.${space.condition.metric}`),
              min: space.condition.min,
            })}
          </span>
        </p>
      )}
      {space.occupants.map(({ owner, worker: kind }) => (
        <p key={`${owner}${kind}`} className="flex-row gap-8">
          <GameIcon name={`${kind}-${table.dyeOf(owner)}`} size={20} />
          <span>
            {t('table.space.occupant', {
              name: nameOf(owner),
              worker: upperFirst(t(`terms.worker.${kind}`)),
            })}
          </span>
        </p>
      ))}
      {state.state === 'open' && state.price > 0 && viewer !== null && (
        <p className="flex-row gap-8 change-bad">
          <GameIcon name="military" size={16} />
          <span>{t('table.space.joins', { price: state.price })}</span>
        </p>
      )}
      {why !== null && (
        <p className="flex-row gap-8 semibold warned">
          <GameIcon name="ui-lock" size={15} />
          <span>
            <RuleText text={why} pointerOnly />
          </span>
        </p>
      )}
      {state.state === 'shut' && others.length > 0 && (
        <p className="flex-row gap-8">
          <GameIcon name={`${itemAt(others, 0)}-${table.dyeOf(viewer ?? '0')}`} size={20} />
          <span>
            {t('table.space.other', { worker: upperFirst(t(`terms.worker.${itemAt(others, 0)}`)) })}
          </span>
        </p>
      )}
      {!space.hasFire && space.ground !== 'hut' && (
        <p className="flex-row gap-8">
          <GameIcon name="ui-hour" size={15} />
          <span>{backWords(table, space)}</span>
        </p>
      )}
    </div>
  );
}
