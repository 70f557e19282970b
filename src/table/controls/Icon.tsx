import type { ComponentType, ReactNode } from 'react';
import { useDrawsSigns } from '../painting/afterPaint';

export type IconProps = {
  /** Width and height in px; 16 unless told. */
  readonly size?: number;
  /** Said by screen readers; an icon without one is ornament to them. */
  readonly title?: string;
};

type FrameProps = IconProps & {
  /** Width of the drawing's field, which lies around 0, 0; 24 unless told. */
  readonly field?: number;
  readonly children: ReactNode;
};

/** How lines of icons are drawn, unless told: in the colour of the text, with round ends. */
export const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** The common frame: a square field around 0, 0 in which the shapes are drawn. */
export function Icon({ size = 16, title, field = 24, children }: FrameProps) {
  const drawing = useDrawsSigns() && children;
  const box = `${-field / 2} ${-field / 2} ${field} ${field}`;
  return title === undefined ? (
    <svg className="icon" width={size} height={size} viewBox={box} aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  ) : (
    <svg className="icon" width={size} height={size} viewBox={box} role="img" aria-label={title}>
      <title>{title}</title>
      {drawing}
    </svg>
  );
}

/** An icon out of its shape; `usual` is its size unless told. */
export const iconOf = <Props extends object>(Shape: ComponentType<Props>, field = 24, usual = 16) =>
  function ShapeIcon(props: Props & IconProps) {
    const { size = usual, title } = props;
    return (
      <Icon size={size} title={title} field={field}>
        <Shape {...props} />
      </Icon>
    );
  };
