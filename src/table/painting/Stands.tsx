import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

/** In what order the table is put up: what has to be answered comes before what lies around it, and before both the
 *  corner, which may show what an answer brings. */
const STEPS = [
  'board',
  'corner',
  'dialogs',
  'header',
  'spots',
  'details',
  'names',
  'pieces',
  'bar',
  'hand',
  'players',
] as const;

/** A mark on the browser's clock: everything has been drawn once. */
export const PUT_UP = 'table-put-up';

const StepContext = createContext<number>(STEPS.length);
let hasStood = false;

/** Puts the table up step by step when it is first shown: two thousand elements in one go would keep a slow page from
 *  answering. Later everything is there at once. */
export function PutUp({ children }: { readonly children: ReactNode }) {
  const [done, setDone] = useState(hasStood ? STEPS.length : 1);
  useEffect(() => {
    if (done < STEPS.length) startTransition(() => setDone(done + 1));
    else {
      hasStood = true;
      performance.mark(PUT_UP);
    }
  }, [done]);
  return <StepContext value={done}>{children}</StepContext>;
}

type Step = (typeof STEPS)[number];

/** Whether that step has been taken. */
const useStands = (step: Step): boolean => STEPS.indexOf(step) < useContext(StepContext);

/** Whether all steps have been taken. */
export const useIsPutUp = (): boolean => STEPS.length <= useContext(StepContext);

type StandsProps = { readonly from: Step; readonly children: ReactNode };

/** What is there from a step on. */
export const Stands = ({ from, children }: StandsProps): ReactNode => (useStands(from) ? children : null);
