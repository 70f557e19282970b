import { useWords } from '../context';

/** The label of a character's side: child or grown-up */
export function Age({ adult }: { readonly adult: boolean }) {
  const { t } = useWords();
  return (
    <span
      className={
        adult
          ? 'nowrap faded size-12 corner-8 shaded age age-grown'
          : 'nowrap faded size-12 corner-8 shaded age'
      }
    >
      {t(adult ? 'table.grown' : 'table.child')}
    </span>
  );
}
