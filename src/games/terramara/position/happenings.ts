/** What followed from a move and its player did not do, from what the move reported and from the positions around it. */
import type { LogEntry } from 'boardgame.io';
import type { PlayerID } from '../content/terms';
import { type Fact, factsOf } from '../rules/facts';
import type { G } from '../rules/state';
import { type LogTelling, othersPhrase } from '../text/logText';
import { translator } from '../text/translate';
import { join, rowName } from '../text/words';

export type Event =
  | { readonly event: 'round'; readonly round: number }
  | { readonly event: 'order'; readonly order: readonly PlayerID[] }
  /** Something that the move brought to another player. */
  | { readonly event: 'others'; readonly playerID: PlayerID; readonly by: PlayerID; readonly fact: Fact };

/** Whether a fact is about somebody else than the one who moved; loot names both. */
export const isAboutOthers = (fact: Fact, by: PlayerID): boolean =>
  fact.fact !== 'loot' && fact.playerID !== by;

/** What followed from the move between two positions. */
export function eventsBetween(entry: LogEntry, before: G, after: G): readonly Event[] {
  const by = entry.action.payload.playerID;
  const events = factsOf(entry).flatMap((fact): Event[] =>
    fact.fact !== 'loot' && isAboutOthers(fact, by)
      ? [{ event: 'others', playerID: fact.playerID, by, fact }]
      : [],
  );
  if (after.finished) return events;
  if (after.round > before.round) events.push({ event: 'round', round: after.round });
  if (after.turnOrder.some((playerID, place) => before.turnOrder[place] !== playerID))
    events.push({ event: 'order', order: after.turnOrder });
  return events;
}

/** The same in a sentence. */
export function happeningText(event: Event, telling: LogTelling): string {
  const { names, language } = telling;
  const t = translator(language);
  const nameOf = (playerID: PlayerID) => names[playerID] ?? playerID;
  switch (event.event) {
    case 'round':
      return t('log.follows.round', { round: rowName(event.round) });
    case 'order':
      return t('log.follows.order', { names: join(event.order.map(nameOf), language, 'comma') });
    case 'others':
      return t('log.follows.others', {
        name: nameOf(event.by),
        what: othersPhrase(event.fact, telling),
      });
  }
}
