import type { Intent } from '../../position/legal';
import { moveText } from '../../text/moveText';
import { useText } from '../context';

type MoveButtonProps = {
  readonly intent: Intent;
  /** In place of what the move's own words say. */
  readonly label?: string;
  readonly testId?: string;
};

/** One legal move as a button that says it in words. */
export function MoveButton({ intent, label, testId = `do-${intent.move}` }: MoveButtonProps) {
  const { G, ctx, viewer, language, run } = useText();
  if (viewer === null) return null;
  return (
    <button type="button" data-testid={testId} onClick={() => run([intent])}>
      {label ?? moveText(G, ctx, viewer, intent.move, intent.args, language)}
    </button>
  );
}
