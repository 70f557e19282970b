import * as Tooltip from '@radix-ui/react-tooltip';
import { useState } from 'react';
import { usePortal } from './portal';
import type { TipProps } from './Tip';

export function Bubble({ text, side = 'top', wide = false, children }: TipProps) {
  const container = usePortal();
  const [open, setOpen] = useState(false);
  return (
    <Tooltip.Provider delayDuration={250}>
      {/* Without a text the same tree, closed: a button that gains or loses its reason keeps the focus. */}
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
    </Tooltip.Provider>
  );
}
