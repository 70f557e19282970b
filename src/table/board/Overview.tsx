import { type PointerEvent, type ReactNode, useEffect } from 'react';
import { useWords } from '../context';
import { useDrag } from '../controls/useDrag';
import { type Point, type Sheet, type Size, type View, viewAround } from './view';

const WIDTH = 128;
/** Distance from the corner plus the size of a piece, in px */
const ROOM = 40;

type OverviewProps = {
  readonly sheet: Sheet;
  readonly view: View;
  readonly size: Size;
  /** Point of the sheet that the overview must not cover, such as the active piece */
  readonly clearOf?: Point;
  readonly onView: (next: (view: View) => View) => void;
  /** Called when the overview has appeared or moved. */
  readonly onPlaced: () => void;
  /** A simple drawing of the board, in units of the sheet */
  readonly children: ReactNode;
};

/** Shows the whole sheet with a frame around the visible part. Dragging moves the visible part. */
export function Overview({ sheet, view, size, clearOf, onView, onPlaced, children }: OverviewProps) {
  const { t } = useWords();
  const { home } = sheet;
  const lookAt = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * home.width;
    const y = ((event.clientY - box.top) / box.height) * home.height;
    onView(({ scale }) => viewAround(sheet, [x, y], scale, size));
  };
  const drag = useDrag<SVGSVGElement>({
    start: (event) => {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      lookAt(event);
    },
    move: lookAt,
    end: () => undefined,
  });
  const height = home.height * (WIDTH / home.width);
  const covers =
    clearOf !== undefined &&
    clearOf[0] * view.scale + view.x < WIDTH + ROOM &&
    clearOf[1] * view.scale + view.y < height + ROOM;
  useEffect(() => {
    if (covers !== null) onPlaced();
  }, [covers, onPlaced]);
  const frame = {
    x: Math.max(1, -view.x / view.scale),
    y: Math.max(1, -view.y / view.scale),
    width: Math.min(home.width - 2, size.width / view.scale),
    height: Math.min(home.height - 2, size.height / view.scale),
  };
  return (
    <svg
      className={covers ? 'map-overview map-overview-low' : 'map-overview'}
      width={WIDTH}
      height={height}
      viewBox={`0 0 ${home.width} ${home.height}`}
      role="img"
      aria-label={t('kit.board.overview')}
      {...drag}
    >
      {children}
      <rect className="map-overview-frame" {...frame} />
    </svg>
  );
}
