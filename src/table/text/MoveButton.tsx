import { createNeeded, type Intent, useTurn } from '../context';

/** A move in words. */
export const [DescribeContext, useDescribe] = createNeeded<(intent: Intent) => string>('useDescribe');

type MoveButtonProps = {
  readonly intent: Intent;
  /** In place of what the move's own words say. */
  readonly label?: string;
  readonly testId?: string;
};

/** One legal move as a button that says it in words. */
export function MoveButton({ intent, label, testId = `do-${intent.move}` }: MoveButtonProps) {
  const { run } = useTurn();
  const describe = useDescribe();
  return (
    <button type="button" data-testid={testId} onClick={() => run([intent])}>
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
