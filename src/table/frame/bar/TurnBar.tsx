import type { ReactNode } from 'react';
import { AskForHint } from './AskForHint';
import { HistoryButtons } from './HistoryButtons';

type TurnBarProps = {
  /** Sentence with the next step */
  readonly hint: ReactNode;
  /** Button of the recommended next step */
  readonly primary: ReactNode;
  readonly children: ReactNode;
};

export const TurnBar = ({ hint, primary, children }: TurnBarProps) => (
  <>
    {hint}
    <div className="buttons">
      <HistoryButtons />
      <AskForHint />
      <span className="divider" />
      {primary}
      {children}
    </div>
  </>
);

export const DrawerPrimary = ({ children }: { readonly children: ReactNode }) => (
  <div className="drawer-primary">
    {children}
    <HistoryButtons only="undo" />
    <AskForHint />
  </div>
);
