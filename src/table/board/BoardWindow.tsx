import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { BRING_IN_SIGHT } from '../../game-api/guide';
import { useWords } from '../context';
import type { Box } from './crowd';
import { Inset, type InsetOf, insetPlace, isUnder } from './Inset';
import { useView } from './useView';
import { glyphScale, isPhone, type Point, type Sheet, type Size, type View, wholeView } from './view';
import { type RouteButton, ZoomControls } from './ZoomControls';

export type OverviewOf = {
  readonly view: View;
  readonly size: Size;
  readonly clearOf?: Point;
  readonly onView: (next: (view: View) => View) => void;
  /** Called when the overview has appeared or moved. */
  readonly onPlaced: () => void;
};

type BoardWindowProps = {
  readonly sheet: Sheet;
  /** Centre of a phone's first view */
  readonly startAt: Point;
  /**
   * Points to bring into the window when they change: the active piece and the chosen spot. The overview avoids the
   * active piece.
   */
  readonly actsAt: Point | undefined;
  readonly chosenAt: Point | undefined;
  /** Small map of the whole sheet, for phones */
  readonly Overview: ComponentType<OverviewOf>;
  readonly frame: ReactNode;
  readonly data: Readonly<Record<`data-${string}`, string>>;
  readonly routes?: RouteButton;
  /** Enlarged copy of a crowded part, shown where it is needed */
  readonly inset?: InsetOf;
  /**
   * Draws the sheet and everything on it. `glyphs` is the glyph scale.
   */
  readonly draw: (glyphs: number, drawn: Drawn) => ReactNode;
};

type Drawn = {
  /** Brings a point into the window. */
  readonly reach: (point: Point) => void;
  /** Whether the crowded part is left to the inset */
  readonly hasInset: boolean;
  /** Parts of the sheet below a phone's overview and buttons, which must not hide names */
  readonly covered: readonly Box[];
};

const NOTHING: readonly Box[] = [];

/** Measures which parts of the sheet are below the overview and the buttons. */
function coveredParts(window: HTMLElement, { scale, x, y }: View): readonly Box[] {
  const { left, top } = window.getBoundingClientRect();
  return [...window.querySelectorAll('.map-overview, .map-controls')].map((element) => {
    const box = element.getBoundingClientRect();
    return {
      x: (box.left + box.width / 2 - left - x) / scale,
      y: (box.top + box.height / 2 - top - y) / scale,
      w: box.width / scale,
      h: box.height / scale,
    };
  });
}

/**
 * Checks whether the inset would hide nothing of the whole board. Only then it opens automatically; otherwise it waits
 * for a click on the lens.
 */
function hidesNothing(inset: InsetOf, sheet: Sheet, size: Size): boolean {
  const whole = wholeView(sheet, size);
  const own = glyphScale(sheet, whole.scale, size) * whole.scale;
  return insetPlace(inset, size, own, whole, isPhone(size)).hides === 0;
}

/** Shows a part of a drawn board. It fills its container and can be moved and zoomed with pointer, touch and keys. */
export function BoardWindow(props: BoardWindowProps) {
  const { sheet, startAt, actsAt, chosenAt, Overview, frame, data, routes, inset, draw } = props;
  const { t, language } = useWords();
  const container = useRef<HTMLDivElement>(null);
  const { size, view, moving, handlers, zoomIn, zoomOut, fit, show, showElement, lookAt } = useView(
    sheet,
    container,
    startAt,
  );

  // A moving board is only transformed as an image. Glyphs get their new size when it rests.
  const [rest, setRest] = useState<View | null>(null);
  if (view !== null && !moving && view !== rest) setRest(view);
  const glyphs = rest === null ? 1 : glyphScale(sheet, rest.scale, size);
  const phone = isPhone(size);

  const [wantsInset, setWantsInset] = useState<boolean | null>(null);
  const needed = inset !== undefined && rest !== null && inset.isNeeded(glyphs);
  const own = glyphs * (rest?.scale ?? 1);
  const hasInset = needed && (wantsInset ?? hidesNothing(inset, sheet, size));
  const place = hasInset ? insetPlace(inset, size, own, rest, phone) : null;

  const showNow = useRef(show);
  const showElementNow = useRef(showElement);
  useEffect(() => {
    showNow.current = (point) => {
      show(point);
      // Close the inset if it would cover the active, chosen or focused spot.
      if (
        place !== null &&
        inset !== undefined &&
        rest !== null &&
        isUnder(inset, own, rest, place.at, point)
      )
        setWantsInset(false);
    };
    showElementNow.current = showElement;
  });
  useEffect(() => {
    const bring = ({ target }: Event) => target instanceof Element && showElementNow.current(target);
    const element = container.current;
    element?.addEventListener(BRING_IN_SIGHT, bring);
    return () => element?.removeEventListener(BRING_IN_SIGHT, bring);
  }, []);
  const [covered, setCovered] = useState(NOTHING);
  const measure = useCallback(() => {
    if (container.current === null || rest === null || !phone) setCovered(NOTHING);
    else setCovered(coveredParts(container.current, rest));
  }, [rest, phone]);
  useEffect(measure, [measure]);
  const reach = useCallback((point: Point) => showNow.current(point), []);
  useEffect(() => {
    if (chosenAt !== undefined) reach(chosenAt);
  }, [chosenAt, reach]);
  useEffect(() => {
    if (actsAt !== undefined) reach(actsAt);
  }, [actsAt, reach]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={container}
      className={`board-map${moving ? ' moving' : ''}${phone ? ' phone' : ''}`}
      lang={language}
      role="group"
      aria-label={t('kit.board.map')}
      aria-description={t('kit.board.help')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the board
      tabIndex={0}
      {...data}
      {...handlers}
    >
      {view !== null && (
        <div
          className="map-stage"
          style={{
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
            '--g': glyphs,
          }}
        >
          {draw(glyphs, { reach, hasInset, covered })}
        </div>
      )}
      {!phone && frame}
      {phone && view !== null && (
        <Suspense>
          <Overview view={view} size={size} clearOf={actsAt} onView={lookAt} onPlaced={measure} />
        </Suspense>
      )}
      {place !== null && inset !== undefined && <Inset inset={inset} own={own} at={place.at} />}
      <ZoomControls
        actions={{ zoomIn, zoomOut, fit, ...(needed && { lens: () => setWantsInset(!hasInset) }) }}
        routes={routes}
        hasLens={hasInset}
      />
    </div>
  );
}
