import { type ReactNode, Suspense, useCallback, useState } from 'react';
// The almanac's style sheet is imported here too: adding a sheet with cascade layers when the dialog opens would make
// the browser restyle the whole page.
import '../../table/css/almanac.css';
import './lookUp.css';
import { type LookUp, LookUpContext } from '../../game-api/lookUp';
import { lazyPart } from '../../table/loading/lazyPart';

const LookUpDialog = lazyPart(async () => (await import('./LookUpDialog')).LookUpDialog);

export function LookUpProvider({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<LookUp | null>(null);
  const close = useCallback(() => setOpen(null), []);
  return (
    <LookUpContext value={setOpen}>
      {children}
      {open !== null && (
        <Suspense>
          <LookUpDialog what={open} onClose={close} />
        </Suspense>
      )}
    </LookUpContext>
  );
}
