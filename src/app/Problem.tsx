import { RuleText } from '../game-api/lookUp';

/** Why something failed, read aloud at once: `*…*` is emphasised, and rule numbers open the rules. Null: nothing failed. */
export function Problem({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p className="problem" role="alert">
      <RuleText text={text} />
    </p>
  );
}
