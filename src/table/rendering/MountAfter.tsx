import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

/**
 * Order in which the parts of a table are rendered at first: dialogs before their surroundings, and the corner before
 * both, because it may show the result of an answer.
 */
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

/** Name of the performance mark for the end of the first render */
export const TABLE_MOUNTED = 'table-put-up';

const StepContext = createContext<number>(STEPS.length);
let hasStood = false;

/**
 * Renders the table in steps when it is first shown, because two thousand elements at once would block a slow page.
 * Later tables render at once.
 */
export function MountInSteps({ children }: { readonly children: ReactNode }) {
  const [done, setDone] = useState(hasStood ? STEPS.length : 1);
  useEffect(() => {
    if (done < STEPS.length) startTransition(() => setDone(done + 1));
    else {
      hasStood = true;
      performance.mark(TABLE_MOUNTED);
    }
  }, [done]);
  return <StepContext value={done}>{children}</StepContext>;
}

type Step = (typeof STEPS)[number];

const useIsMounted = (step: Step): boolean => STEPS.indexOf(step) < useContext(StepContext);

export const useIsTableMounted = (): boolean => STEPS.length <= useContext(StepContext);

type StandsProps = { readonly from: Step; readonly children: ReactNode };

/** Renders its children from this step on. */
export const MountAfter = ({ from, children }: StandsProps): ReactNode =>
  useIsMounted(from) ? children : null;
