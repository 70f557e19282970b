import { useTextWords } from '../context';

type OffProps = { readonly moves: readonly { readonly move: string; readonly reason: string }[] };

/** Lists the moves that are not possible now, with the rules that forbid them. */
export function Unavailable({ moves }: OffProps) {
  const say = useTextWords();
  if (moves.length === 0) return null;
  return (
    <details>
      <summary>{say('kit.offTitle')}</summary>
      <ul>
        {moves.map(({ move, reason }) => (
          <li key={move}>{say('kit.offEntry', { move, reason })}</li>
        ))}
      </ul>
    </details>
  );
}
