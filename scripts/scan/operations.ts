/** Finds what the operations of a patch name, at the places they change. */
import type { Operation } from 'rfc6902';
import { idsAt } from './comparison';
import type { Names, Place } from './oracle';

const tokensOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Returns a pointer's place in the current document, and the cards named on the way there. */
function follow({ isId }: Names, document: unknown, tokens: readonly string[]) {
  const steps: string[] = [];
  const named: (readonly [Place, string])[] = [];
  let at = document;
  for (const token of tokens) {
    if (!Array.isArray(at)) {
      if (isId(token)) named.push([steps.join('/'), token]);
      steps.push(token);
    }
    at = Object(at)[token];
  }
  return { place: steps.join('/'), named };
}

export interface Named {
  /** In the game's position, at this place */
  readonly placed: readonly (readonly [place: Place, id: string])[];
  /** Anywhere else in the state */
  readonly loose: readonly string[];
}

/** `state` is the state before the operation. */
export function namedBy(names: Names, operation: Operation, state: { readonly G: unknown }): Named {
  const value = 'value' in operation ? operation.value : undefined;
  const ways = [operation.path, ...('from' in operation ? [operation.from] : [])].map(tokensOf);
  const [root, ...inside] = tokensOf(operation.path);
  if (root !== 'G') {
    const text = JSON.stringify([operation.path, value ?? null]);
    return { placed: [], loose: names.idsIn(text) };
  }
  const { place } = follow(names, state.G, inside);
  const named = ways.flatMap(([first, ...rest]) => (first === 'G' ? follow(names, state.G, rest).named : []));
  return { placed: [...named, ...idsAt(names, value, place)], loose: [] };
}
