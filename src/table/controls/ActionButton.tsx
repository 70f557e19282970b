import { memo, type ReactNode } from 'react';
import { useSay } from '../context';
import { isSecondPress } from '../keys/presses';
import { useStable } from '../rendering/useStable';
import { Glyph, type GlyphName } from './Glyph';
import { Tip } from './Tip';

type ActionButtonProps = {
  readonly testId: string;
  readonly label: ReactNode;
  readonly glyph?: GlyphName;
  /** Icon that replaces the glyph */
  readonly sign?: ReactNode;
  /** Why the action is not possible; null or omitted if it is. */
  readonly reason?: string | null;
  /** Tip for an enabled button whose label needs explanation */
  readonly hint?: string;
  readonly spoken?: string;
  readonly look?: 'primary' | 'plain' | 'icon' | 'end';
  readonly pressed?: boolean;
  readonly onPress: () => void;
};

/** A button that stays focusable when its action is not possible, and then explains which rule forbids it. */
export function ActionButton(props: ActionButtonProps) {
  return <Drawn {...props} onPress={useStable(props.onPress)} />;
}

const Drawn = memo(function Drawn(props: ActionButtonProps) {
  const { testId, label, glyph, sign, reason = null, hint, spoken, look = 'plain', pressed, onPress } = props;
  const say = useSay();
  // Primary and end buttons ignore the second click of a double click, because the first one may already have changed
  // their meaning.
  const patient = look !== 'primary' && look !== 'end';
  return (
    <Tip text={reason ?? hint ?? null}>
      <button
        type="button"
        className={`btn btn-${look}`}
        data-testid={testId}
        data-action={testId}
        aria-disabled={reason !== null}
        aria-pressed={pressed}
        aria-label={spoken}
        onClick={(event) => {
          if (reason !== null) say(reason);
          else if (patient || !isSecondPress(event)) onPress();
        }}
      >
        {sign ?? (glyph === undefined ? null : <Glyph name={glyph} />)}
        {label !== null && <span className="btn-label">{label}</span>}
      </button>
    </Tip>
  );
});
