import { existsSync } from 'node:fs';

/** What a command knows of one game alone: `own` of `scripts/games/<game>/<command>.ts`; undefined: there is no such
 *  file. The command says what `Own` is. */
export async function ownOf<Own>(game: string, command: string): Promise<Own | undefined> {
  const file = new URL(`./${game}/${command}.ts`, import.meta.url);
  if (!existsSync(file)) return undefined;
  const { own }: { readonly own: Own } = await import(file.href);
  return own;
}
