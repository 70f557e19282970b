import { Problem } from '../Problem';
/** Explains that an address leads to nothing. */
export function DevProblem({ text }: { readonly text: string }) {
  return (
    <main className="sheet" data-testid="dev-problem">
      <Problem text={text} />
      <a className="button" href="/dev">
        Workbench
      </a>
    </main>
  );
}
