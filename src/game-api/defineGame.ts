/** Builds a game's module from its own parts. */
import type { Ctx } from 'boardgame.io';
import { late } from '../language/late';
import type { ContentLibrary } from '../rules-kit/contentLibrary';
import { contentsOf, type GameContents } from './contents';
import type { GameModule, GameOffer, Sentences } from './module';

type Computed = 'contents' | 'explain' | 'describeMove' | 'fetchSentences' | 'hasSentences' | 'fetchMissed';

export type GameDefinition<G> = Omit<GameModule<G>, keyof GameOffer | Computed> & {
  readonly offer: GameOffer<G>;
  /** Missing if the game has no content that could change. */
  readonly content?: ContentLibrary<unknown>;
  readonly named?: GameContents['named'];
  /** Loads hints, refusals and log sentences after the first table. */
  readonly loadSentences: () => Promise<Sentences<G>>;
  readonly loadMissed?: GameModule<G>['fetchMissed'];
};

export function defineGame<G>(own: GameDefinition<G>): GameModule<G> {
  const { offer, content, named, loadSentences, loadMissed, ...rest } = own;
  const sentences = late(loadSentences);
  return {
    ...offer,
    ...rest,
    ...(content === undefined ? {} : { contents: contentsOf(content, named) }),
    ...(loadMissed === undefined ? {} : { fetchMissed: loadMissed }),
    fetchSentences: async () => {
      await sentences.load();
    },
    hasSentences: () => sentences.loaded() !== null,
    // A legal move needs no sentence.
    explain: (G: G, ctx: Ctx, playerID, move, args, language, names) =>
      own.whyNot(G, ctx, playerID, move, args) === null
        ? null
        : sentences.read().explain(G, ctx, playerID, move, args, language, names),
    describeMove: (...asked) => sentences.read().describeMove(...asked),
  };
}
