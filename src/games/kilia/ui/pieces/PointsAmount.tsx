import { useWords } from '../context';
import { Flag } from '../icons/index';

export function PointsAmount({ amount, size = 15 }: { readonly amount: number; readonly size?: number }) {
  const { t } = useWords();
  return (
    <span
      className="flex-line nowrap bold gap-3 amount"
      role="img"
      aria-label={t('terms.points', { count: amount })}
    >
      <Flag size={size * 0.9} />
      {amount}
    </span>
  );
}
