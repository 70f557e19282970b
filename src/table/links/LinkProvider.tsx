import { type ReactNode, useState } from 'react';
import { AskContext, AskedContext } from './context';

/** What is asked for, shared by the button that asks and what answers; only the latter is drawn anew with it. */
export function LinkProvider({ children }: { readonly children: ReactNode }) {
  const [asked, ask] = useState<string | null>(null);
  return (
    <AskContext value={ask}>
      <AskedContext value={asked}>{children}</AskedContext>
    </AskContext>
  );
}
