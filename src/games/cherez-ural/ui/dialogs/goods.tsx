import { upperFirst } from '../../../../language/upperFirst';
import type { ResourcePair } from '../../../../table/resources/resources';
import type { Good } from '../../content/terms';
import { useWords } from '../context';
import { GoodIcon } from '../icons/index';

/** Sold goods are `out`, bought goods are `in`. */
export type GoodsDeal = ResourcePair<Good>;

export function useGoodName(): (good: Good) => string {
  const { t } = useWords();
  return (good) => upperFirst(t(`terms.good.${good}`));
}

export function GoodName({ good }: { readonly good: Good }) {
  const nameOf = useGoodName();
  return (
    <>
      <GoodIcon good={good} size={24} />
      {nameOf(good)}
    </>
  );
}
