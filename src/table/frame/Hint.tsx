import type { ReactNode } from 'react';
import { RuleText } from '../../game-api/lookUp';
import { useNotice } from '../context';
import { Glyph } from '../controls/Glyph';
import { Marked } from '../controls/Marked';

/** The first line of the action bar: what to do next, in a sentence with `*…*` emphasised; or, for a while, why the last
 *  thing tried is not possible. Children follow the sentence. */
export function Hint({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  const notice = useNotice();
  return (
    <div className="hint">
      <Glyph name="hint" size={16} />
      <p className="hint-text" aria-live="polite">
        {notice === null ? (
          <Marked text={text} />
        ) : (
          <span className="hint-notice">
            <RuleText text={notice} />
          </span>
        )}
      </p>
      {notice === null && children}
    </div>
  );
}
