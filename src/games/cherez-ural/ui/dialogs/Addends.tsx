import { Change } from '../../../../table/controls/Change';
import type { Addend } from '../../position/sums';
import { linkSayer } from '../../text/linkWords';
import { useTable } from '../context';

/** What sums are named with. */
export function useSumming() {
  const { G, content, language, workerName } = useTable();
  return { G, content, language, workerName, link: linkSayer(language) };
}

/** Every addend of a sum with where it comes from. */
export function Addends({ list }: { readonly list: readonly Addend[] }) {
  return list.length === 0 ? null : (
    <ul className="outcome-note addends" data-testid="addends">
      {list.map(({ text, amount }, nth) => (
        <li key={nth}>
          {text} <Change amount={amount} />
        </li>
      ))}
    </ul>
  );
}
