import { useWords } from '../context';

const SHAPES = {
  zoomIn: 'M-6 0H6M0-6V6',
  zoomOut: 'M-6 0H6',
  fit: 'M-6-2.4V-6H-2.4M2.4-6H6V-2.4M6 2.4V6H2.4M-2.4 6H-6V2.4',
  lens: 'M6.5 6.5L2.2 2.2M3.4-1.4A4.8 4.8 0 1 1-6.2-1.4A4.8 4.8 0 1 1 3.4-1.4',
} as const;

type ZoomControlsProps = {
  /** Omit `lens` if no inset is needed. */
  readonly actions: Readonly<Record<Exclude<keyof typeof SHAPES, 'lens'>, () => void>> & {
    readonly lens?: () => void;
  };
  /** Whether the inset is open */
  readonly hasLens: boolean;
};

export function ZoomControls({ actions, hasLens }: ZoomControlsProps) {
  const { t } = useWords();
  return (
    <div className="map-controls">
      {(['lens', 'zoomIn', 'zoomOut', 'fit'] as const).map((name) =>
        actions[name] === undefined ? null : (
          <button
            key={name}
            type="button"
            aria-label={t(`kit.board.${name}`)}
            aria-pressed={name === 'lens' ? hasLens : undefined}
            title={t(`kit.board.${name}`)}
            onClick={actions[name]}
          >
            <svg viewBox="-9 -9 18 18" width="18" height="18" aria-hidden="true" focusable="false">
              <path d={SHAPES[name]} />
            </svg>
          </button>
        ),
      )}
    </div>
  );
}
