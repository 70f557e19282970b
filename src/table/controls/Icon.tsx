import type { ComponentType, ReactNode } from 'react';

export type IconProps = {
  /** Width and height in px; default 16. */
  readonly size?: number;
  /** Accessible name. An icon without a title is decorative. */
  readonly title?: string;
};

type FrameProps = IconProps & {
  /** Width of the drawing area, centred on 0, 0; default 24. */
  readonly field?: number;
  readonly children: ReactNode;
};

/** Default style of lines in icons: text colour, round ends */
export const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** The frame shared by all icons: a square area centred on 0, 0. */
export function Icon({ size = 16, title, field = 24, children }: FrameProps) {
  const box = `${-field / 2} ${-field / 2} ${field} ${field}`;
  return title === undefined ? (
    <svg className="icon" width={size} height={size} viewBox={box} aria-hidden="true" focusable="false">
      {children}
    </svg>
  ) : (
    <svg className="icon" width={size} height={size} viewBox={box} role="img" aria-label={title}>
      <title>{title}</title>
      {children}
    </svg>
  );
}

/** Creates an icon component from a shape. `usual` is the default size in px. */
export const iconOf = <Props extends object>(Shape: ComponentType<Props>, field = 24, usual = 16) =>
  function ShapeIcon(props: Props & IconProps) {
    const { size = usual, title } = props;
    return (
      <Icon size={size} title={title} field={field}>
        <Shape {...props} />
      </Icon>
    );
  };
