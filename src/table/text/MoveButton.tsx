import { createNeeded, type Intent, useTurn } from '../context';

/** Returns a function that describes a move as text. */
export const [DescribeContext, useDescribe] = createNeeded<(intent: Intent) => string>('useDescribe');

type MoveButtonProps = {
  readonly intent: Intent;
  /** Replaces the description of the move. */
  readonly label?: string;
  readonly testId?: string;
};

/** Button for a legal move, labelled with its description */
export function MoveButton({ intent, label, testId = `do-${intent.move}` }: MoveButtonProps) {
  const { run } = useTurn();
  const describe = useDescribe();
  return (
    <button type="button" data-testid={testId} data-action={testId} onClick={() => run([intent])}>
      {label ?? describe(intent)}
    </button>
  );
}

export const MoveList = ({ intents }: { readonly intents: readonly Intent[] }) => (
  <ul>
    {intents.map((intent) => (
      <li key={JSON.stringify(intent)}>
        <MoveButton intent={intent} />
      </li>
    ))}
  </ul>
);
