import { RuleText } from '../game-api/lookUp';

/**
 * Shows an error and lets screen readers announce it. `*…*` is emphasised, and rule numbers open the rules. Null: no
 * error.
 */
export function Problem({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p className="problem" role="alert">
      <RuleText text={text} />
    </p>
  );
}
