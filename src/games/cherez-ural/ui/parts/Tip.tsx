import { type ReactElement, type ReactNode, Suspense } from 'react';
import { later, useRest } from './later';

export type TipProps = {
  /** Null: no tip, only the child. */
  readonly text: ReactNode | null;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** For a whole card face instead of a sentence. */
  readonly wide?: boolean;
  readonly children: ReactElement;
};

const Bubble = later(async () => (await import('./Bubble')).Bubble);

/** A sentence, or a card, that shows itself while its child is pointed at or focused. The child stands alone until
 *  the page had time to fetch what shows tips. */
export function Tip(props: TipProps) {
  return useRest() ? (
    <Suspense fallback={props.children}>
      <Bubble {...props} />
    </Suspense>
  ) : (
    props.children
  );
}
