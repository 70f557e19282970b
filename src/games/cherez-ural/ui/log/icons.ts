/** Log lines as icons and amounts, for a quick look before the sentence. */

import type { LogEntry } from 'boardgame.io';
import { changeIcons, type IconAmount } from '../../../../game-api/gameLog';
import type { Language } from '../../../../language/language';
import { GOODS, type Goods, type SpaceId } from '../../content/terms';
import type { Content } from '../../content/vocabulary';
import { factsOf } from '../../rules/facts';
import { isMoveName, type LegalMove, readMove } from '../../rules/moves';
import { placeName } from '../../text/words';
import type { Event } from '../../view-model/happenings';

type Telling = { readonly language: Language; readonly content: Content };

const goodsSigns = (goods: Goods | undefined, sign: 1 | -1) => changeIcons(GOODS, goods, sign);

function headSigns(made: LegalMove, at: SpaceId, { language, content }: Telling): IconAmount[] {
  const place = (space: SpaceId): IconAmount => ({ word: placeName(space, language) });
  switch (made.move) {
    case 'placeWorkers':
      return Object.entries(made.args[0]).flatMap(([worker, space]) => [{ icon: worker }, place(space)]);
    case 'placeFactory':
      return made.args[0] === null ? [] : [{ icon: 'factory' }, place(made.args[0])];
    case 'travel':
      return [{ icon: made.args[0].by }, place(made.args[0].to)];
    case 'useTravelToken':
      return [{ icon: 'token' }, place(made.args[0])];
    case 'explore':
      return [{ icon: 'explore' }, place(made.args[0])];
    case 'completeBusiness':
      return [{ icon: 'business' }, { word: content.businesses[made.args[0].card].name[language] }];
    case 'gatherInformation':
      return [{ icon: 'gather' }];
    case 'leavePilgrimageMarker':
      return [{ icon: 'marker' }, place(at)];
    case 'hunt':
    case 'trade':
    case 'handOver':
      return [{ icon: made.move }];
    case 'returnGoods':
      return [{ icon: 'return' }];
    default:
      return [];
  }
}

export type EntryIcons = {
  readonly signs: readonly IconAmount[];
  readonly actor?: IconAmount;
  readonly places: readonly string[];
};

const spots = (at: readonly SpaceId[]): readonly string[] => at.map((space) => `[data-space="${space}"]`);

export const eventPlaces = (event: Event): readonly string[] =>
  'at' in event ? spots(typeof event.at === 'string' ? [event.at] : event.at) : [];

/** Returns a move as icons; null if the sentence alone is enough. */
export function entryIcons(entry: LogEntry, telling: Telling): EntryIcons | null {
  const { type, args } = entry.action.payload;
  if (!isMoveName(type) || !Array.isArray(args)) return null;
  const made = readMove(type, args);
  if (made === null) return null;
  const facts = factsOf(entry);
  const acted = facts.find((fact) => fact.fact === 'acted');
  const worker = acted?.fact === 'acted' ? acted.worker : null;
  const head = headSigns(made, acted?.fact === 'acted' ? acted.at : '', telling);
  if (head.length === 0) return null;
  const signs = facts.flatMap((fact): IconAmount[] => {
    switch (fact.fact) {
      case 'goods':
        return fact.worker === worker ? [...goodsSigns(fact.given, -1), ...goodsSigns(fact.gained, 1)] : [];
      case 'tokens':
        return made.move === 'useTravelToken' ? [] : [{ icon: 'token', amount: fact.amount, change: true }];
      case 'track':
        return [{ icon: fact.track, amount: fact.to }];
      default:
        return [];
    }
  });
  const moved = facts.find((fact) => fact.fact === 'moved');
  const at =
    made.move === 'placeWorkers'
      ? Object.values(made.args[0])
      : moved?.fact === 'moved'
        ? [moved.to]
        : acted?.fact === 'acted'
          ? [acted.at]
          : [];
  return {
    signs: [...head, ...signs],
    places: spots(at),
    ...(worker === null ? {} : { actor: { icon: worker } }),
  };
}

export function eventIcons(event: Event, { language, content }: Telling): readonly IconAmount[] {
  const places = (at: readonly SpaceId[]): IconAmount[] =>
    at.map((space) => ({ word: placeName(space, language) }));
  switch (event.event) {
    case 'factory':
      return [{ icon: 'factory' }, { player: event.by }, { icon: 'daily', amount: event.pieces }];
    case 'explored':
      return [{ icon: 'explore' }, { player: event.by }, ...places([event.at])];
    case 'round':
      return [];
    case 'order':
      return [{ icon: 'order' }, ...event.order.map((player) => ({ player }))];
    case 'workers':
      return event.revealed.flatMap(({ playerID, worker }): IconAmount[] => [
        { player: playerID },
        { icon: worker },
      ]);
    case 'situation':
      return [{ icon: 'situation' }, { word: content.situations[event.card].name[language] }];
    case 'turnedUp':
      return [{ icon: 'turnedUp' }, ...places(event.at)];
    case 'takenAway':
      return [{ icon: 'chitRemoved' }, ...places(event.at)];
    case 'closed':
      return [{ icon: 'noExplorationChit' }, ...places(event.at)];
  }
}
