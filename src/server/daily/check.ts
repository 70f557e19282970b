/** Replays a deal that somebody played in their browser. */
import { isDeepStrictEqual } from 'node:util';
import type { Thinker } from '../../bots/thinker';
import type { GameModule } from '../../game-api/module';
import { DEAL_SEAT, type Deal, dealQuestion, dealSave, dealScore } from '../../session/dailyDeal';
import type { SavedAction } from '../../session/savedGame';
import { Session } from '../../session/session';

/** A finished deal as a page sends it. */
export interface PlayedDeal {
  readonly deal: Deal;
  readonly actions: readonly SavedAction[];
  readonly score: number;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Returns a sentence with the first thing that the rules don't give; null if the deal was played as sent. */
export function problemOf(
  module: GameModule,
  thinker: Thinker<unknown>,
  { deal, actions, score }: PlayedDeal,
): string | null {
  const seats = Array.from({ length: deal.players }, (_, seat) => ({ name: `${seat + 1}`, colour: '' }));
  const session = new Session(module, dealSave(deal, seats));
  for (const [index, action] of actions.entries()) {
    const { playerID, move, args } = action;
    const { botActs, toAct } = session.current();
    if (playerID !== DEAL_SEAT) {
      if (!botActs || toAct !== playerID)
        return `Move ${index + 1} is by seat ${Number(playerID) + 1}, which was not to act.`;
      const own = thinker.think(dealQuestion(session, playerID)).move;
      if (own.move !== move || !isDeepStrictEqual(plain(own.args), plain(args)))
        return `Move ${index + 1} is not the one that the bot of seat ${Number(playerID) + 1} makes.`;
    }
    if (!session.playAs(action)) return `The rules refuse move ${index + 1}.`;
  }
  const ended = dealScore(session);
  if (ended === null) return 'The game is not over.';
  return ended === score ? null : `The game ended with a score of ${ended}, not ${score}.`;
}
