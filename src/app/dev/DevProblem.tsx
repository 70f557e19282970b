import { Problem } from '../Problem';
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
