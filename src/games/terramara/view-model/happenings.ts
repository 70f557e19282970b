/** Consequences of a move other than the player's own action, from its facts and the states around it. */
import type { LogEntry } from 'boardgame.io';
import type { PlayerID } from '../content/terms';
import { type Fact, factsOf } from '../rules/facts';
import type { G } from '../rules/state/state';
import { type LogTelling, othersPhrase } from '../text/logText';
import { translator } from '../text/translate';
import { join, rowName } from '../text/words';

export type Event =
  | { readonly event: 'round'; readonly round: number }
  | { readonly event: 'order'; readonly order: readonly PlayerID[] }
  /** Something that the move gave to another player. */
  | { readonly event: 'others'; readonly playerID: PlayerID; readonly by: PlayerID; readonly fact: Fact };

/** Whether a fact is about another player than the one who moved. Loot names both. */
export const isAboutOthers = (fact: Fact, by: PlayerID): boolean =>
  fact.fact !== 'loot' && fact.playerID !== by;

/** Returns the consequences of the move between two states. */
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
