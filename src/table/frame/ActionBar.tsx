import type { ReactNode } from 'react';
import { AskForHint } from './AskForHint';
import { HistoryButtons } from './HistoryButtons';

type ActionBarProps = {
  /** What to do next, in words. */
  readonly step: ReactNode;
  /** The primary button and whatever else can be done. */
  readonly children: ReactNode;
};

/** The bar of actions: what to do next, back and forth, a hint, and the game's own buttons. */
export function ActionBar({ step, children }: ActionBarProps) {
  return (
    <>
      {step}
      <div className="buttons">
        <HistoryButtons />
        <AskForHint />
        <span className="divider" />
        {children}
      </div>
    </>
  );
}
