import * as Tooltip from '@radix-ui/react-tooltip';
import { type ReactElement, type ReactNode, useState } from 'react';
import { usePortal } from './portal';

type TipProps = {
  /** Null: no tip, only the child. */
  readonly text: ReactNode | null;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** For a whole card face instead of a sentence. */
  readonly wide?: boolean;
  readonly children: ReactElement;
};

/** A sentence, or a card, that shows itself while its child is pointed at or focused. */
export function Tip({ text, side = 'top', wide = false, children }: TipProps) {
  const container = usePortal();
  const [open, setOpen] = useState(false);
  return (
    // Without a text the same tree, closed: a button that gains or loses its reason keeps the focus.
    <Tooltip.Root open={open && text !== null} onOpenChange={setOpen}>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal container={container}>
        <Tooltip.Content
          className={wide ? 'tip tip-wide' : 'tip'}
          side={side}
          sideOffset={6}
          collisionPadding={8}
        >
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
