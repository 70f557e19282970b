/** boardgame.io's debug panel beside a scenario (`?debug=1`). */

import type { LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { Debug } from 'boardgame.io/debug';
import { dequal } from 'dequal/lite';
import { entryOf } from '../../rules-kit/indexed';
import { setupDataOf } from '../../session/beginning';
import type { SavedAction } from '../../session/savedGame';
import type { Session } from '../../session/session';

const movesIn = (log: readonly LogEntry[]): readonly SavedAction[] =>
  log.flatMap(({ action: { type, payload } }) =>
    type === 'MAKE_MOVE'
      ? [{ playerID: payload.playerID, move: payload.type, args: payload.args ?? [] }]
      : [],
  );

/**
 * Shows the panel on a boardgame.io client that mirrors the table's moves. It shows the whole state, hidden cards
 * included. A move made in the panel is played at the table; the panel's other buttons don't affect the table. Returns
 * a function that removes the panel.
 */
export function showDebugPanel(session: Session): () => void {
  const { module, seats } = session;
  const save = session.save();
  const setupData = setupDataOf(module, save);
  const { game } = module;
  const client = Client({
    game: {
      ...game,
      seed: save.seed,
      setup: (context) => game.setup?.(context, setupData),
      playerView: ({ G }) => G,
    },
    numPlayers: seats.length,
    debug: { impl: Debug, collapseOnLoad: false },
  });
  let isFollowing = false;

  function follow(): void {
    isFollowing = true;
    const { actions } = session.save();
    const played = movesIn(client.log ?? []);
    const isAhead = !dequal(actions.slice(0, played.length), played);
    if (isAhead) client.reset();
    for (const { playerID, move, args } of actions.slice(isAhead ? 0 : played.length)) {
      client.updatePlayerID(playerID);
      entryOf(client.moves, move)(...args);
    }
    client.updatePlayerID(session.current().toAct);
    isFollowing = false;
  }

  function playAtTable(): void {
    const { actions } = session.save();
    const played = movesIn(client.log ?? []);
    if (isFollowing || !dequal(played.slice(0, -1), actions)) return;
    const last = played.at(-1);
    if (last !== undefined) session.playAs(last);
  }

  follow();
  client.start();
  const stopFollowing = session.subscribe(follow);
  const stopPlaying = client.subscribe(playAtTable);
  return () => {
    stopFollowing();
    stopPlaying();
    client.stop();
  };
}
