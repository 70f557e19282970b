/** A scripted person who plays daily deals. */
import type { Thinker } from '../../src/bots/thinker';
import type { GameModule } from '../../src/game-api/module';
import { type Deal, dealQuestion, dealSave, dealScore } from '../../src/session/dailyDeal';
import type { SavedAction } from '../../src/session/savedGame';
import { Session } from '../../src/session/session';

export interface Played {
  readonly rulesVersion: number;
  readonly actions: readonly SavedAction[];
  readonly score: number;
}

interface Person {
  /** People with different seeds play differently. */
  readonly seed: string;
  readonly level?: string;
  /** Takes back and repeats moves on the way, which changes nothing in the end. */
  readonly hesitates?: boolean;
}

/** Plays a deal to its end as a page does: the person in seat 0, the deal's bots in the others. */
export function playDeal(
  module: GameModule,
  thinker: Thinker<unknown>,
  deal: Deal,
  { seed, level = 'random', hesitates = false }: Person,
): Played {
  const seats = Array.from({ length: deal.players }, (_, seat) => ({ name: `Seat ${seat}`, colour: '' }));
  const session = new Session(module, dealSave(deal, seats));
  let score = dealScore(session);
  for (let move = 0; score === null; move++) {
    const { toAct, botActs, timeline } = session.current();
    if (toAct === null) throw new Error('nobody is to act');
    const question = dealQuestion(session, toAct);
    const { move: chosen } = thinker.think(
      botActs ? question : { ...question, level, seed: `${seed} ${timeline.moves}` },
    );
    if (!session.playAs({ playerID: toAct, move: chosen.move, args: chosen.args }))
      throw new Error(`the rules refuse ${chosen.move}`);
    if (hesitates && move % 3 === 0 && session.current().canUndo) {
      session.undo();
      session.redo();
    }
    score = dealScore(session);
  }
  return { rulesVersion: deal.rulesVersion, actions: session.save().actions, score };
}
