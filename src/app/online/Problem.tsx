export function Problem({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p className="problem" role="alert">
      {text}
    </p>
  );
}
