import { useTurn, useWords } from '../context';

/** Says why the player can't undo a move after making it. Shows nothing for other moves. */
export function EndsUndo({ move }: { readonly move: string }) {
  const { t } = useWords();
  const why = useTurn().history.endsUndo(move);
  return why === null ? null : (
    <span className="ends-undo" data-testid="ends-undo">
      {t(`kit.history.endsUndo.${why}`)}
    </span>
  );
}
