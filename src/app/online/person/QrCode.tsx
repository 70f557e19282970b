import { generate } from 'lean-qr';

/** The quiet zone that QR readers need, in modules. */
const MARGIN = 4;

/** Draws a QR code. It is dark on light in every theme, because some readers can't read inverted codes. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = generate(text);
  const places = Array.from({ length: code.size }, (_, index) => index);
  const path = places
    .flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
    .join('');
  const side = code.size + 2 * MARGIN;
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shapeRendering="crispEdges"
      data-testid="qr"
    >
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
