import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import './lookUp.css';
import { type LookUp, LookUpContext, RuleNumberContext } from '../../game-api/lookUp';
import { currentGame } from '../currentGame';

const LookUpDialog = lazy(async () => ({ default: (await import('./LookUpDialog')).LookUpDialog }));

/** Opens the rules and the almanac over whatever page is shown. */
export function LookUpProvider({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<LookUp | null>(null);
  const close = useCallback(() => setOpen(null), []);
  return (
    <LookUpContext value={setOpen}>
      <RuleNumberContext value={currentGame.ruleNumber}>{children}</RuleNumberContext>
      {open !== null && (
        <Suspense>
          <LookUpDialog what={open} onClose={close} />
        </Suspense>
      )}
    </LookUpContext>
  );
}
