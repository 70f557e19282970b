import { useWords } from '../context';

const SHAPES = {
  zoomIn: 'M-6 0H6M0-6V6',
  zoomOut: 'M-6 0H6',
  fit: 'M-6-2.4V-6H-2.4M2.4-6H6V-2.4M6 2.4V6H2.4M-2.4 6H-6V2.4',
} as const;

type ZoomControlsProps = { readonly actions: Readonly<Record<keyof typeof SHAPES, () => void>> };

export function ZoomControls({ actions }: ZoomControlsProps) {
  const { t } = useWords();
  return (
    <div className="map-controls">
      {(['zoomIn', 'zoomOut', 'fit'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-label={t(`kit.board.${name}`)}
          title={t(`kit.board.${name}`)}
          onClick={actions[name]}
        >
          <svg viewBox="-9 -9 18 18" width="18" height="18" aria-hidden="true" focusable="false">
            <path d={SHAPES[name]} />
          </svg>
        </button>
      ))}
    </div>
  );
}
