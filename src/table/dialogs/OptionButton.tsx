import type { ReactNode } from 'react';

type OptionButtonProps = {
  readonly testId: string;
  readonly action?: string;
  /** Makes it a radio button of its group; omitted if a press acts at once. */
  readonly isChosen?: boolean;
  /** Why it can't be pressed; null if it can. */
  readonly refusal?: string | null;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

/** One of several options, as a button because it contains icons as well as words. */
export function OptionButton({
  testId,
  action,
  isChosen,
  refusal = null,
  onPress,
  children,
}: OptionButtonProps) {
  return (
    <button
      type="button"
      {...(isChosen === undefined ? {} : { role: 'radio', 'aria-checked': isChosen })}
      aria-disabled={refusal !== null}
      className={isChosen === true ? 'option option-chosen' : 'option'}
      data-testid={testId}
      data-action={action}
      title={refusal ?? undefined}
      onClick={() => refusal === null && onPress()}
    >
      {children}
    </button>
  );
}
