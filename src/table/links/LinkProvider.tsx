import { type ReactNode, useState } from 'react';
import { usePlayers } from '../context';
import { AskContext, AskedContext } from './context';

/** What is asked for, shared by the button that asks and what answers; only the latter is drawn anew with it. It goes when
 *  another one takes the screen: the answer says what the one who asked has. */
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
