import { Fragment } from 'react';
import { useSeats, useWords } from '../../context';

/** Players who act after the current one, nearest first */
export function NextSteps({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useWords();
  const { player, mark } = useSeats();
  if (ids.length === 0) return null;
  return (
    <p className="nexts">
      <span>{t('kit.next')}</span>
      <span
        role="img"
        aria-label={ids.map((id) => player(id).name).join(t('kit.comma'))}
        className="nexts-marks"
      >
        {ids.map((id, index) => (
          <Fragment key={`${id}${index}`}>{mark(id, 17)}</Fragment>
        ))}
      </span>
    </p>
  );
}
