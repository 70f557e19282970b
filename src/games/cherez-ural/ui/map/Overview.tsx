import { type PointerEvent, useRef } from 'react';
import { REGIONS } from '../../content/terms';
import { geography, HOME } from './geography';
import { clampView, type Size, type View } from './view';

const WIDTH = 128;
const SCALE = WIDTH / HOME.width;

/** The whole sheet, small, with a frame around what the window shows; drag it to move the window. */
export function Overview({
  view,
  size,
  label,
  onView,
}: {
  readonly view: View;
  readonly size: Size;
  readonly label: string;
  readonly onView: (next: (view: View) => View) => void;
}) {
  const dragging = useRef(false);
  const lookAt = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * HOME.width;
    const y = ((event.clientY - box.top) / box.height) * HOME.height;
    onView(({ scale }) =>
      clampView({ scale, x: size.width / 2 - x * scale, y: size.height / 2 - y * scale }, size),
    );
  };
  const frame = {
    x: Math.max(1, -view.x / view.scale),
    y: Math.max(1, -view.y / view.scale),
    width: Math.min(HOME.width - 2, size.width / view.scale),
    height: Math.min(HOME.height - 2, size.height / view.scale),
  };
  return (
    <svg
      className="map-overview"
      width={WIDTH}
      height={HOME.height * SCALE}
      viewBox={`0 0 ${HOME.width} ${HOME.height}`}
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        event.stopPropagation();
        dragging.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        lookAt(event);
      }}
      onPointerMove={(event) => {
        if (dragging.current) lookAt(event);
      }}
      onPointerUp={() => {
        dragging.current = false;
      }}
      onPointerCancel={() => {
        dragging.current = false;
      }}
    >
      <rect className="map-sea" width={HOME.width} height={HOME.height} />
      <path className="map-land" d={geography.land} />
      <g clipPath="url(#map-on-land)">
        {REGIONS.map((region) => (
          <path
            key={region}
            className={`map-overview-region region-${region}`}
            d={geography.regions[region]}
          />
        ))}
      </g>
      <path className="map-overview-river" d={geography.rivers} />
      <rect className="map-overview-frame" {...frame} />
    </svg>
  );
}
