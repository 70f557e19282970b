import { type ReactNode, Suspense, useCallback, useState } from 'react';
// The almanac's sheet, too: one with layers that came with the dialog would have the whole page styled anew at that press.
import '../../table/css/almanac.css';
import './lookUp.css';
import { type LookUp, LookUpContext } from '../../game-api/lookUp';
import { lazyPart } from '../../table/rendering/lazyPart';

const LookUpDialog = lazyPart(async () => (await import('./LookUpDialog')).LookUpDialog);

/** Opens the rules and the almanac of the game that the page is about, over whatever is shown. */
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
