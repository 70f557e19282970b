import { useWords } from '../context';

const SHAPES = {
  zoomIn: 'M-6 0H6M0-6V6',
  zoomOut: 'M-6 0H6',
  fit: 'M-6-2.4V-6H-2.4M2.4-6H6V-2.4M6 2.4V6H2.4M-2.4 6H-6V2.4',
  routes:
    'M-5 6C4 6-4-2 3-2M5-2.2A2.2 2.2 0 1 0 .6-2.2A2.2 2.2 0 1 0 5-2.2M-6.6 6A1.6 1.6 0 1 0-3.4 6A1.6 1.6 0 1 0-6.6 6',
  lens: 'M6.5 6.5L2.2 2.2M3.4-1.4A4.8 4.8 0 1 1-6.2-1.4A4.8 4.8 0 1 1 3.4-1.4',
} as const;

/** A button that opens the game's route planner */
export type RouteButton = { readonly name: string; readonly open: () => void };

type ZoomControlsProps = {
  /** Omit `lens` if no inset is needed. */
  readonly actions: Readonly<Record<Exclude<keyof typeof SHAPES, 'lens' | 'routes'>, () => void>> & {
    readonly lens?: () => void;
  };
  readonly routes?: RouteButton;
  /** Whether the inset is open */
  readonly hasLens: boolean;
};

export function ZoomControls({ actions, routes, hasLens }: ZoomControlsProps) {
  const { t } = useWords();
  const buttons = (['lens', 'zoomIn', 'zoomOut', 'fit'] as const).flatMap((name) => {
    const act = actions[name];
    return act === undefined ? [] : [{ name, act, label: t(`kit.board.${name}`) }];
  });
  return (
    <div className="map-controls">
      {[
        ...(routes === undefined ? [] : [{ name: 'routes' as const, act: routes.open, label: routes.name }]),
        ...buttons,
      ].map(({ name, act, label }) => (
        <button
          key={name}
          type="button"
          aria-label={label}
          aria-pressed={name === 'lens' ? hasLens : undefined}
          title={label}
          data-action={name === 'routes' ? name : undefined}
          data-testid={name === 'routes' ? name : undefined}
          onClick={act}
        >
          <svg viewBox="-9 -9 18 18" width="18" height="18" aria-hidden="true" focusable="false">
            <path d={SHAPES[name]} />
          </svg>
        </button>
      ))}
    </div>
  );
}
