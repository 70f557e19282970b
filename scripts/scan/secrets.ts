/** What a position of Через Урал hides from somebody, as texts that no message to them may hold. */
import type { State } from 'boardgame.io';
import type { G } from '../../src/games/cherez-ural/rules/state';
import { viewFor } from '../../src/games/cherez-ural/rules/view';

const CARD = /"([a-z]\d{2})"/g;

const cardsIn = (value: unknown): Set<string> =>
  new Set([...JSON.stringify(value).matchAll(CARD)].map(([, card]) => card));

export class Secrets {
  /** Cards that this looker has seen lie open: their names may be told ever after, by the log. */
  private readonly seen = new Set<string>();

  constructor(private readonly playerID: string | null) {}

  /** A search for everything that is hidden in this position. Positions must come in order. */
  of({ G, plugins }: State<G>): (text: string) => string[] {
    for (const card of cardsIn(viewFor(G, this.playerID))) this.seen.add(card);
    const cards = [...cardsIn(G)].filter((card) => !this.seen.has(card)).map((card) => `"${card}"`);
    const covered = viewFor(G, this.playerID).exploration;
    const chits = Object.entries(G.exploration).flatMap(([city, chit]) =>
      covered[city] === chit ? [] : [`"${city}":"${chit}"`, `/${city}","value":"${chit}"`],
    );
    const { seed } = plugins.random.data;
    const texts = [...cards, ...chits, String(seed), 'prngstate', 'sha256:'];
    // Whole positions may lie in strings of a log or an error.
    return (text) =>
      texts.filter((secret) => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1)));
  }
}
