import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useDrag } from '../controls/useDrag';
import { readKey } from '../keys/readKey';
import { useSize } from './useSize';
import {
  clampView,
  type Point,
  type Sheet,
  type Size,
  startView,
  type View,
  viewShowing,
  wholeView,
  zoomAbout,
} from './view';

const DRAG_THRESHOLD = 4;
const STEP = 1.35;
const STRIDE = 60;
/** Delay in ms from the last movement to the sharp redraw of the sheet. Until then it is transformed as an image. */
const SETTLE_MS = 140;

type Grip = { readonly pointers: Map<number, Point>; from: Point; dragging: boolean };

/** Zooms and pans by wheel, drag, pinch and keys. Returns the view and the handlers for the container. */
export function useView(sheet: Sheet, container: RefObject<HTMLDivElement | null>, start: Point) {
  const size = useSize(container);
  const [view, setView] = useState<View | null>(null);
  const [moving, setMoving] = useState(false);
  const grip = useRef<Grip>({ pointers: new Map(), from: [0, 0], dragging: false });
  const settle = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const startAt = useRef(start);

  // On resize, an untouched map is fitted again; otherwise the centre is kept.
  const before = useRef<Size>(size);
  const touched = useRef(false);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = size;
    if (size.width === 0 || size.height === 0) return;
    setView((now) => {
      if (now === null || !touched.current) return startView(sheet, size, startAt.current);
      const x = now.x + (size.width - old.width) / 2;
      const y = now.y + (size.height - old.height) / 2;
      return clampView(sheet, { ...now, x, y }, size);
    });
  }, [sheet, size]);

  const change = (next: (view: View) => View) => {
    touched.current = true;
    setView((now) => (now === null ? now : next(now)));
    setMoving(true);
    clearTimeout(settle.current);
    settle.current = setTimeout(() => setMoving(false), SETTLE_MS);
  };
  useEffect(() => () => clearTimeout(settle.current), []);

  const pointIn = (event: { clientX: number; clientY: number }): Point => {
    const box = container.current?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  };
  const zoom = (factor: number, about: Point = [size.width / 2, size.height / 2]) =>
    change((now) => zoomAbout(sheet, now, about, factor, size));
  const pan = (dx: number, dy: number) =>
    change((now) => clampView(sheet, { ...now, x: now.x + dx, y: now.y + dy }, size));
  const fit = () => {
    change(() => wholeView(sheet, size));
    touched.current = false;
  };

  // React's wheel listener is passive, so it can't prevent the page from scrolling.
  const wheel = useRef<(event: WheelEvent) => void>(() => undefined);
  useEffect(() => {
    wheel.current = (event) => {
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 18 : 1;
      zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), pointIn(event));
    };
  });
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const listen = (event: WheelEvent) => wheel.current(event);
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, [container]);

  const drag = useDrag<HTMLDivElement>({
    start: (event) => {
      const { pointers } = grip.current;
      if (pointers.size === 0) grip.current.dragging = false;
      pointers.set(event.pointerId, pointIn(event));
      grip.current.from = pointIn(event);
    },
    move: (event) => {
      const { pointers } = grip.current;
      const last = pointers.get(event.pointerId);
      if (last === undefined) return;
      const now = pointIn(event);
      if (!grip.current.dragging) {
        const [fx, fy] = grip.current.from;
        if (pointers.size === 1 && Math.hypot(now[0] - fx, now[1] - fy) < DRAG_THRESHOLD) return;
        grip.current.dragging = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, now);
      if (other === undefined) {
        pan(now[0] - last[0], now[1] - last[1]);
        return;
      }
      const spread = (a: Point) => Math.hypot(a[0] - other[0], a[1] - other[1]) || 1;
      const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
      const factor = spread(now) / spread(last);
      change((v) =>
        clampView(
          sheet,
          (({ scale, x, y }) => ({ scale, x: x + (now[0] - last[0]) / 2, y: y + (now[1] - last[1]) / 2 }))(
            zoomAbout(sheet, v, middle, factor, size),
          ),
          size,
        ),
      );
    },
    end: (pointerId) => {
      grip.current.pointers.delete(pointerId);
    },
  });

  const handlers = {
    ...drag,
    /** Ignores the click that ends a drag. */
    onClickCapture: (event: MouseEvent<HTMLDivElement>) => {
      // Clicks by keyboard (`detail` 0) never end a drag.
      if (!grip.current.dragging || event.detail === 0) return;
      grip.current.dragging = false;
      event.stopPropagation();
      event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const keys: Readonly<Record<string, () => void>> = {
        '+': () => zoom(STEP),
        '=': () => zoom(STEP),
        '-': () => zoom(1 / STEP),
        '0': fit,
        ArrowLeft: () => pan(STRIDE, 0),
        ArrowRight: () => pan(-STRIDE, 0),
        ArrowUp: () => pan(0, STRIDE),
        ArrowDown: () => pan(0, -STRIDE),
      };
      const act = keys[readKey(event) ?? ''];
      if (act === undefined) return;
      event.preventDefault();
      act();
    },
  };

  const show = (point: Point, within: Size = size) => {
    if (view !== null && viewShowing(sheet, view, point, within) !== view)
      change((now) => viewShowing(sheet, now, point, within));
  };

  return {
    size,
    view,
    moving,
    handlers,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    fit,
    /** Scrolls a point of the sheet into the window if it is outside. */
    show,
    /** Scrolls an element of the sheet into the window if it is outside. */
    showElement: (element: Element) => {
      const window = container.current?.getBoundingClientRect();
      if (view === null || window === undefined) return;
      const { x, y, width, height } = element.getBoundingClientRect();
      const [sx, sy] = pointIn({ clientX: x + width / 2, clientY: y + height / 2 });
      // While the page is being resized, `size` is still the old one.
      show([(sx - view.x) / view.scale, (sy - view.y) / view.scale], window);
    },
    lookAt: (next: (view: View) => View) => change(next),
  };
}
