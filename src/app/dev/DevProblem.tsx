/** One sentence on an address that names nothing. */
export function DevProblem({ text }: { readonly text: string }) {
  return (
    <main className="sheet" data-testid="dev-problem">
      <p className="problem" role="alert">
        {text}
      </p>
      <a className="button" href="/dev">
        Workbench
      </a>
    </main>
  );
}
