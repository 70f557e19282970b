import type { State } from 'boardgame.io';
import type { Stored } from './oracle';

/** The positions of a match as the server has stored them, read from its database after each move */
export class StoredMatch<G extends Stored> {
  /** All positions with this state id: the setup may change the first one before any move. */
  private readonly positions = new Map<number, G[]>();
  private readonly seeds = new Set<string>();
  isOver = false;

  add({ G, _stateID, plugins }: State<G>): void {
    const stored: G = JSON.parse(JSON.stringify(G));
    const known = this.positions.get(_stateID) ?? [];
    if (JSON.stringify(known.at(-1)) !== JSON.stringify(stored)) known.push(stored);
    this.positions.set(_stateID, known);
    this.isOver = stored.finished;
    const { seed } = plugins.random?.data ?? {};
    if (seed !== undefined) this.seeds.add(String(seed));
  }

  at(stateID: number): readonly G[] {
    return this.positions.get(stateID) ?? [];
  }

  all(): readonly G[] {
    return [...this.positions.values()].flat();
  }

  newest(): G {
    const last = this.all().at(-1);
    if (last === undefined) throw new Error('No position of this match was read yet.');
    return last;
  }

  /** Returns the seed and the state of the game's random generator. They would reveal every card. */
  secretTexts(): readonly string[] {
    return [...(this.isOver ? [] : this.seeds), 'prngstate'];
  }
}
