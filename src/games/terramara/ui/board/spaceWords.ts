import { spaceName } from '../../text/words';
import { type SpaceState, type SpaceView, spaceContext } from '../../view-model/spaces';
import { backWords, spaceEffects } from '../../view-model/tell';
import { useSelected, useTable } from '../context';

/** Returns a space's accessible name: place, effects, workers, and whether it is open or which rule closes it. */
export function useSpaceLabel(space: SpaceView, state: SpaceState): string {
  const table = useTable();
  const { t, nameOf, language, refusal } = table;
  const { worker } = useSelected();
  const who = space.occupants.map(({ owner, worker }) =>
    t('table.space.occupant', { name: nameOf(owner), worker: t(`terms.worker.${worker}`) }),
  );
  const { bonus } = spaceContext(table, space);
  return [
    spaceName(space.id, language),
    space.hasFire ? t('table.space.fire') : spaceEffects(space.do, language, bonus),
    ...(space.condition === null
      ? []
      : [
          t('table.space.needs', {
            what: t(`terms.metric.${space.condition.metric}`),
            min: space.condition.min,
          }),
        ]),
    ...(who.length > 0 ? [who.join(t('kit.comma'))] : []),
    ...(state.state === 'open'
      ? [
          state.price > 0 ? t('table.space.openAt', { price: state.price }) : t('table.space.open'),
          backWords(table, space),
        ]
      : state.state === 'shut'
        ? [
            t('table.space.shut'),
            ...(worker === null ? [] : [refusal('place', { worker, space: space.id }) ?? '']),
          ]
        : []),
  ].join(language === 'ja' ? '。' : '. ');
}
