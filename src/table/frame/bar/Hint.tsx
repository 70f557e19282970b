import { type ReactNode, useContext } from 'react';
import { RuleText } from '../../../game-api/lookUp';
import { PlanContext } from '../../../game-api/plan';
import { useNotice } from '../../context';
import { EndsUndo } from '../../controls/EndsUndo';
import { Glyph } from '../../controls/Glyph';
import { ThinkingNote } from './ThinkingNote';

type HintProps = {
  readonly text: string;
  /** The move of the main button */
  readonly move?: string;
  readonly children?: ReactNode;
};

/**
 * First line of the action bar. It shows the next step, or for a while why the last attempted move is not possible.
 * Children follow the sentence.
 */
export function Hint({ text, move, children }: HintProps) {
  const notice = useNotice();
  const isPlanned = useContext(PlanContext)?.isOn === true;
  return (
    <div className="hint">
      <Glyph name="hint" size={16} />
      <p className="hint-text" aria-live="polite">
        {notice === null ? (
          <RuleText text={text} />
        ) : (
          <span className="hint-notice">
            <RuleText text={notice} />
          </span>
        )}
      </p>
      {/* During a plan its own line shows the thinking bot, and this line is about the viewer's turn. */}
      {!isPlanned && <ThinkingNote />}
      {notice === null && move !== undefined && <EndsUndo move={move} />}
      {notice === null && children}
    </div>
  );
}
