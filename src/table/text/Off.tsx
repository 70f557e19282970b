import { useWords } from '../context';

type OffProps = { readonly moves: readonly { readonly move: string; readonly reason: string }[] };

/** What can't be done now, and which rule forbids it. */
export function Off({ moves }: OffProps) {
  const { t } = useWords();
  if (moves.length === 0) return null;
  return (
    <details>
      <summary>{t('kit.text.offTitle')}</summary>
      <ul>
        {moves.map(({ move, reason }) => (
          <li key={move}>{t('kit.text.offEntry', { move, reason })}</li>
        ))}
      </ul>
    </details>
  );
}
