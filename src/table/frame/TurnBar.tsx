import type { ReactNode } from 'react';
import { AskForHint } from './AskForHint';
import { HistoryButtons } from './HistoryButtons';

type TurnBarProps = {
  /** What to do next, in a sentence. */
  readonly hint: ReactNode;
  /** The one clear next step. */
  readonly primary: ReactNode;
  /** Everything else that can be done. */
  readonly children: ReactNode;
};

/** The bar under the board. */
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

/** The next step on the phone's sheet. */
export const DrawerPrimary = ({ children }: { readonly children: ReactNode }) => (
  <div className="drawer-primary">
    {children}
    <HistoryButtons only="undo" />
    <AskForHint />
  </div>
);
