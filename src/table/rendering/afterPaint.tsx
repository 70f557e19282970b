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

/** Long enough for the previous frame to reach the screen, and too short to notice */
const PAINTED_MS = 40;
/** Values that start waiting within this time share a frame. */
const TOGETHER_MS = 8;

type Waiting = {
  readonly since: number;
  /** Whether a press must see the new value: then it is rendered before the press is handled. */
  readonly beforePress: boolean;
  readonly draw: () => void;
};

const waiting = new Set<Waiting>();
/** Rendered in a transition, which a press may still overtake on a busy machine. */
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

/** Renders all due updates in one transition, because React walks through the page once for each. */
function awaitNext(): void {
  if (isAwaited || waiting.size === 0) return;
  isAwaited = true;
  // Never removed. Adding the same listener again has no effect.
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

/** Calls `draw` after everything rendered at `since` has painted. Returns a function that cancels it. */
function drawAfterPaint(since: number, draw: () => void, beforePress = false): () => void {
  const mine: Waiting = { since, beforePress, draw };
  waiting.add(mine);
  awaitNext();
  return () => {
    waiting.delete(mine);
    begun.delete(mine);
  };
}

/**
 * Returns the previous value until the urgent render has painted. This keeps responses to presses fast. With
 * `beforePress` a press always sees the new value.
 */
export function useAfterPaint<Value>(value: Value, beforePress = false): Value {
  const [shown, setShown] = useState(() => value);
  const since = useRef<number | null>(null);
  useEffect(() => {
    if (value === shown) {
      since.current = null;
      return;
    }
    // Keep the start time, so that a fast series of changes doesn't delay the value forever.
    since.current ??= performance.now();
    return drawAfterPaint(since.current, () => setShown(() => value), beforePress);
  }, [value, shown, beforePress]);
  return shown;
}

/** Returns false until the first render has painted. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => drawAfterPaint(performance.now(), () => setIsPainted(true)), []);
  return isPainted;
}

type OncePaintedProps = { readonly children: ReactNode };

/** Renders its children after the first paint. Their size must not affect the layout. */
export const AfterPaint = ({ children }: OncePaintedProps): ReactNode => (useIsPainted() ? children : null);

const SignsContext = createContext(true);

/** Returns false while icons show only their empty space; see `SignsOncePainted`. */
export const useDrawsIcons = (): boolean => useContext(SignsContext);

/** Paints texts and frames first and icons afterwards, because icons take most of a dialog's paint time. */
export const IconsAfterPaint = ({ children }: OncePaintedProps): ReactNode => (
  <SignsContext value={useIsPainted()}>{children}</SignsContext>
);
