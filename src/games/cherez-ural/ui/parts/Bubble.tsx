import * as Tooltip from '@radix-ui/react-tooltip';
import { type ReactElement, type ReactNode, useState } from 'react';
import { RuleText, ruleIn } from '../../../../house/lookUp';
import { usePortal } from './portal';

export type TipProps = {
  /** Null: no tip, only the child. */
  readonly text: ReactNode | null;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** For a whole card face instead of a sentence. */
  readonly wide?: boolean;
  readonly children: ReactElement;
};

/** A finger points at nothing: what it presses is focused, and its tip would lie over what comes next. */
const isPointedAt = () =>
  matchMedia('(hover: hover)').matches || document.activeElement?.matches(':focus-visible') === true;

/** A tip. A rule that it names is opened by pressing its number, or by `?` on what the tip belongs to (`useKeys`). */
export function Bubble({ text, side = 'top', wide = false, children }: TipProps) {
  const container = usePortal();
  const sentence = typeof text === 'string' ? text : null;
  const [open, setOpen] = useState(false);
  return (
    <Tooltip.Provider delayDuration={250}>
      {/* Without a text the same tree, closed: a button that gains or loses its reason keeps the focus. */}
      <Tooltip.Root open={open && text !== null} onOpenChange={(wanted) => setOpen(wanted && isPointedAt())}>
        <Tooltip.Trigger asChild data-rule={sentence === null ? undefined : (ruleIn(sentence) ?? undefined)}>
          {children}
        </Tooltip.Trigger>
        <Tooltip.Portal container={container}>
          <Tooltip.Content
            className={wide ? 'tip tip-wide' : 'tip'}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            // Read to those who don't see it: the sentence without its links.
            aria-label={sentence ?? undefined}
          >
            {sentence === null ? text : <RuleText text={sentence} pointerOnly />}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
