import { Suspense } from 'react';
import type { TipProps } from './Bubble';
import { later, useRest } from './later';

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
