import { RuleText } from '../../game-api/lookUp';

export function Problem({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p className="problem" role="alert">
      <RuleText text={text} />
    </p>
  );
}
