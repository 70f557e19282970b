/** Tea Road in boardgame.io's words. */
import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { DECK, findMove, type G, type Move, play, setup, view } from './rules';

const made =
  (move: Move['move']) =>
  ({ G, playerID }: { G: G; playerID: string }, ...args: unknown[]) => {
    const chosen = findMove(G, playerID, move, args);
    if (chosen === undefined) return INVALID_MOVE;
    play(G, playerID, chosen);
    return undefined;
  };

export type GameOver = { readonly scores: Readonly<Record<string, number>> };

export const teaRoad: Game<G> = {
  name: 'sample',
  minPlayers: 2,
  maxPlayers: 3,
  setup: ({ ctx, random }, setupData?: { readonly long?: boolean }) =>
    setup(random.Shuffle([...DECK]), ctx.playOrder, setupData?.long === true),
  validateSetupData: (setupData: { readonly long?: unknown } | undefined) =>
    [undefined, true].includes(setupData?.long as true | undefined)
      ? undefined
      : 'long: expected true or nothing.',
  // Whoever may act is said by the rules (`legalMoves`): all seats are active all the time.
  turn: { activePlayers: { all: 'play' } },
  moves: {
    bid: { move: made('bid'), redact: true, undoable: false, ignoreStaleStateID: true, client: false },
    go: { move: made('go'), undoable: false },
    rest: { move: made('rest'), undoable: false },
  },
  endIf: ({ G }): GameOver | undefined =>
    G.round > G.rounds
      ? { scores: Object.fromEntries(Object.entries(G.players).map(([id, { track }]) => [id, track])) }
      : undefined,
  playerView: ({ G, playerID }) => view(G, playerID ?? null),
};
