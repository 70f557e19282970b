import { type ReactNode, useState } from 'react';
import { usePlayers } from '../context';
import { AskContext, AskedContext } from './context';

/**
 * Shares the requested link between the button that requests it and the card that answers. They use separate contexts,
 * so that the button doesn't rerender. A change of viewer resets the link, because its card contains the viewer's own
 * supplies.
 */
export function LinkProvider({ children }: { readonly children: ReactNode }) {
  const { viewer } = usePlayers();
  const [asked, ask] = useState<string | null>(null);
  const [asker, setAsker] = useState(viewer);
  if (asker !== viewer) {
    setAsker(viewer);
    ask(null);
  }
  return (
    <AskContext value={ask}>
      <AskedContext value={asked}>{children}</AskedContext>
    </AskContext>
  );
}
