import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

/** By then the frame before has been drawn by the browser's other threads; nobody sees so short a while. */
const PAINTED_MS = 40;
/** Who began to wait within so short a while waits for the same frame. */
const TOGETHER_MS = 8;

type Waiting = {
  readonly since: number;
  /** A press does not wait for it: it is drawn first. */
  readonly beforePress: boolean;
  readonly draw: () => void;
};

const waiting = new Set<Waiting>();
/** React draws these when it has time: on a busy machine a press may still come sooner. */
const begun = new Set<Waiting>();
let isAwaited = false;

function draw(due: Iterable<Waiting>): void {
  for (const each of due) {
    waiting.delete(each);
    if (each.beforePress) begun.add(each);
    each.draw();
  }
}

const PRESSES = ['pointerdown', 'keydown', 'click'] as const;

function drawBeforePress(): void {
  const due = [...waiting, ...begun].filter(({ beforePress }) => beforePress);
  if (due.length > 0) flushSync(() => draw(due));
}

/** All that has waited long enough is drawn in one go: piece by piece, React looks through the page for each. */
function awaitNext(): void {
  if (isAwaited || waiting.size === 0) return;
  isAwaited = true;
  // Once there, it stays; the same listener again is not a second one.
  for (const press of PRESSES) document.addEventListener(press, drawBeforePress, { capture: true });
  const first = Math.min(...[...waiting].map(({ since }) => since));
  setTimeout(
    () => {
      isAwaited = false;
      const until = performance.now() - PAINTED_MS + TOGETHER_MS;
      startTransition(() => draw([...waiting].filter(({ since }) => since <= until)));
      awaitNext();
    },
    Math.max(0, first + PAINTED_MS - performance.now()),
  );
}

/** Draws that once what is drawn `since` then has been painted. Gives what takes it back. */
function drawAfterPaint(since: number, draw: () => void, beforePress = false): () => void {
  const mine: Waiting = { since, beforePress, draw };
  waiting.add(mine);
  awaitNext();
  return () => {
    waiting.delete(mine);
    begun.delete(mine);
  };
}

/** The value as it was until what is drawn at once with a new one has been painted. A press is answered sooner when
 *  nothing else is drawn meanwhile. `beforePress`: a press that comes sooner meets the new one. */
export function useAfterPaint<Value>(value: Value, beforePress = false): Value {
  const [shown, setShown] = useState(() => value);
  const since = useRef<number | null>(null);
  useEffect(() => {
    if (value === shown) {
      since.current = null;
      return;
    }
    // Values that come faster than that are not waited for anew each time.
    since.current ??= performance.now();
    return drawAfterPaint(since.current, () => setShown(() => value), beforePress);
  }, [value, shown, beforePress]);
  return shown;
}

/** False while the browser has not painted what was drawn first. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => drawAfterPaint(performance.now(), () => setIsPainted(true)), []);
  return isPainted;
}

type OncePaintedProps = { readonly children: ReactNode };

/** What comes once the browser has painted what is around it, which must have its size without it. */
export const OncePainted = ({ children }: OncePaintedProps): ReactNode => (useIsPainted() ? children : null);

const SignsContext = createContext(true);

/** False where only the places of signs are drawn, see `SignsOncePainted`. */
export const useDrawsSigns = (): boolean => useContext(SignsContext);

/** Words and frames come at once, the drawings in their places once the browser has painted those: of a dialog they are
 *  the larger part. */
export const SignsOncePainted = ({ children }: OncePaintedProps): ReactNode => (
  <SignsContext value={useIsPainted()}>{children}</SignsContext>
);
