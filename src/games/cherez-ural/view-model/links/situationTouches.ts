import { spaceOf } from '../../content/board';
import type { Track } from '../../content/terms';
import type { Situation } from '../../content/vocabulary';

export type Touches = Track | 'closed' | 'chits';

/** Returns what a situation card affects, for its colour: a trade track, a closed place, or chits. */
export function situationTouches(situation: Situation): Touches {
  for (const effect of situation.effects) {
    if (effect.do === 'noEntry') return 'closed';
    if (effect.do === 'firstTradeStep') return effect.track;
    if (effect.do === 'sellPrice' && effect.area.exportTrack !== undefined) return effect.area.exportTrack;
    if (effect.do === 'moveNoExplorationChit' && effect.from !== 'supply') {
      const track = spaceOf(effect.from).exportTrack;
      if (track !== null) return track;
    }
  }
  return 'chits';
}
