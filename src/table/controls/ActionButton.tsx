import { memo, type ReactNode } from 'react';
import { useSay } from '../context';
import { isSecondPress } from '../keys/presses';
import { useNewest } from '../painting/kept';
import { Glyph, type GlyphName } from './Glyph';
import { Tip } from './Tip';

type ActionButtonProps = {
  readonly testId: string;
  readonly label: ReactNode;
  readonly glyph?: GlyphName;
  /** A sign in place of the glyph. */
  readonly sign?: ReactNode;
  /** Why it can't be pressed; null or absent: it can. */
  readonly reason?: string | null;
  /** Said while it can be pressed, where the label alone is not enough. */
  readonly hint?: string;
  readonly spoken?: string;
  readonly look?: 'primary' | 'plain' | 'icon' | 'end';
  readonly pressed?: boolean;
  readonly onPress: () => void;
};

/** A button that is never dead: what is not possible stays focusable, and says which rule forbids it. */
export function ActionButton(props: ActionButtonProps) {
  return <Drawn {...props} onPress={useNewest(props.onPress)} />;
}

const Drawn = memo(function Drawn(props: ActionButtonProps) {
  const { testId, label, glyph, sign, reason = null, hint, spoken, look = 'plain', pressed, onPress } = props;
  const say = useSay();
  // The second half of a double press would press what these have become by then.
  const patient = look !== 'primary' && look !== 'end';
  return (
    <Tip text={reason ?? hint ?? null}>
      <button
        type="button"
        className={`btn btn-${look}`}
        data-testid={testId}
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
