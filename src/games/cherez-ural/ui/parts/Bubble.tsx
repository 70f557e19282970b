import * as Tooltip from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { RuleText, useRuleIn } from '../../../../game-api/lookUp';
import { usePortal } from './portal';

export type BubbleProps = {
  readonly id: string;
  readonly text: ReactNode;
  readonly side: 'top' | 'right' | 'bottom' | 'left';
  /** For a whole card face instead of a sentence. */
  readonly wide: boolean;
  /** Where what it belongs to is on the screen. */
  readonly at: DOMRect;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
};

/** An open tip. A rule that it names is opened by pressing its number, or by `?` on what the tip belongs to
 *  (`useKeys`). */
export function Bubble({ id, text, side, wide, at, onStay, onLeave, onClose }: BubbleProps) {
  const table = usePortal();
  const sentence = typeof text === 'string' ? text : null;
  const ruleIn = useRuleIn();
  const hasRule = sentence !== null && ruleIn(sentence) !== null;
  if (table === null) return null;
  const { left, top, width, height } = at;
  return createPortal(
    <Tooltip.Provider>
      <Tooltip.Root open disableHoverableContent onOpenChange={(open) => open || onClose()}>
        {/* In place of what it belongs to, which is not drawn anew for it. */}
        <Tooltip.Trigger asChild>
          <span className="tip-anchor" aria-hidden="true" style={{ left, top, width, height }} />
        </Tooltip.Trigger>
        <Tooltip.Portal container={table}>
          <Tooltip.Content
            id={id}
            className={wide ? 'tip tip-wide' : 'tip'}
            // It hides nothing from the pointer but for a rule that can be pressed in it.
            style={hasRule ? undefined : { pointerEvents: 'none' }}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            // Read to those who don't see it: the sentence without its links.
            aria-label={sentence ?? undefined}
            onPointerEnter={onStay}
            onPointerLeave={onLeave}
          >
            {sentence === null ? text : <RuleText text={sentence} pointerOnly />}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>,
    table,
  );
}
