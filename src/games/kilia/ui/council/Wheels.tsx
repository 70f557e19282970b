import { memo } from 'react';
import { Tip } from '../../../../table/controls/Tip';
import { arePropsEqual } from '../../../../table/rendering/useStable';
import type { Zone } from '../../content/terms';
import { playerOf } from '../../rules/state/state';
import { progressOf, type WheelView } from '../../view-model/wheels';
import { usePast, useTable, useWords } from '../context';
import { Wheel, type WheelValue } from '../pieces/Wheel';

type CellProps = {
  readonly wheel: WheelView;
  readonly values: readonly WheelValue[];
  readonly arriving: readonly (Zone | null)[];
  readonly progress: { readonly has: number; readonly of: number } | null;
  readonly words: string;
  readonly came: number | undefined;
};

const WheelCell = memo(function WheelCell({ wheel, values, arriving, progress, words, came }: CellProps) {
  const { t } = useWords();
  const payable = wheel.id === 'coins' && progress !== null && progress.has >= progress.of;
  return (
    <Tip text={words} side="bottom">
      <div className="flex-column across relative low line-below wheel-cell" role="img" aria-label={words}>
        <p className="flex-row nowrap gap-5 size-12 semibold wheel-name">
          {t(`terms.achievement.${wheel.id}`)}
          {progress === null ? (
            <span className="faded plain">✓</span>
          ) : (
            <span className={payable ? 'bold change-good' : 'faded plain'}>
              {progress.has}/{progress.of}
            </span>
          )}
        </p>
        <Wheel values={values} arriving={arriving} isExtra={wheel.isExtra} came={came} />
        {wheel.isExtra && <span className="size-12 semibold absolute wheel-word">{t('wheel.extra')}</span>}
      </div>
    </Tip>
  );
}, arePropsEqual);

/** Returns a function that describes a wheel: values taken, next value, and the player's progress. */
export function useWheelWords(): (wheel: WheelView) => string {
  const { t, seat, board, below, G, content } = useTable();
  return (wheel) => {
    const name = t(`terms.achievement.${wheel.id}`);
    const next = wheel.values.find(({ isNext }) => isNext);
    const last = [...wheel.values].reverse().find(({ isCovered }) => !isCovered);
    const names = (ids: readonly string[]) => ids.map((id) => seat(id).name).join(t('kit.comma'));
    const progress = progressOf(wheel.id, board(below), playerOf(G, below).met[wheel.id], content);
    return [
      t(next === undefined ? 'wheel.labelLast' : 'wheel.label', { name, next: (next ?? last)?.value ?? 0 }),
      ...(wheel.isExtra ? [t('wheel.extraSays')] : []),
      ...wheel.values.flatMap(({ value, owners }) =>
        owners.length === 0 ? [] : [t('wheel.taken', { value, names: names(owners) })],
      ),
      ...(wheel.arriving.length === 0 ? [] : [t('wheel.arriving', { names: names(wheel.arriving) })]),
      progress === null ? t('wheel.done') : t('wheel.progress', progress),
      t(`terms.condition.${wheel.id}`),
    ].join(' · ');
  };
}

/** The six achievement spaces with their wheels. */
export const Wheels = memo(function Wheels() {
  const { wheels, seat, board, below, G, content } = useTable();
  const words = useWheelWords();
  const zones = (ids: readonly string[]) => ids.map((id) => seat(id).zone);
  const { cameFrom } = usePast();
  const cameTo = ({ id, values }: WheelView): number | undefined =>
    cameFrom !== null && cameFrom.wheels[id].length < G.wheels[id].length
      ? values.findLastIndex(({ owners }) => owners.length > 0)
      : undefined;
  return (
    <section className="grid clip boxed wheels panel">
      {wheels.map((wheel) => (
        <WheelCell
          key={wheel.id}
          wheel={wheel}
          values={wheel.values.map(({ value, owners, isNext, isCovered }) => ({
            value,
            owners: zones(owners),
            isNext,
            isCovered,
          }))}
          arriving={zones(wheel.arriving)}
          came={cameTo(wheel)}
          progress={progressOf(wheel.id, board(below), playerOf(G, below).met[wheel.id], content)}
          words={words(wheel)}
        />
      ))}
    </section>
  );
});
