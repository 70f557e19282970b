import type { TwoBags } from '../../../../table/bags/bags';
import type { Good } from '../../content/terms';
import { upperFirst } from '../../text/words';
import { GoodIcon } from '../icons/index';
import { useWords } from '../words';

/** What is sold goes out, what is bought comes in. */
export type GoodsDeal = TwoBags<Good>;

/** A kind of goods as rows of dialogs name it. */
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
