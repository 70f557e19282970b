import { listed } from '../../../language/lists';
import { entryOf } from '../../../rules-kit/indexed';
import { situationText } from '../text/cardText';
import type { LogTelling } from '../text/logText';
import { translator } from '../text/translate';
import { goldPhrase, listAnd, pieces, placeName, sentences } from '../text/words';
import type { Event } from './happenings';

export function happeningText(event: Event, { names, language, content }: LogTelling): string {
  const t = translator(language);
  const places = (at: readonly string[]) =>
    listAnd(
      at.map((space) => placeName(space, language)),
      language,
    );
  switch (event.event) {
    case 'factory':
      return t('log.follows.factory', {
        owner: names[event.owner] ?? event.owner,
        gold: goldPhrase(event.amount, language),
        name: names[event.by] ?? event.by,
        goods: pieces('daily', event.pieces, language),
      });
    case 'explored':
      return t('log.follows.explored', {
        owner: names[event.owner] ?? event.owner,
        gold: goldPhrase(event.amount, language),
        name: names[event.by] ?? event.by,
        at: placeName(event.at, language),
      });
    case 'round':
      return t('log.follows.round', { round: event.round });
    case 'order':
      return t('log.follows.order', {
        names: listed(
          event.order.map((playerID) => names[playerID] ?? playerID),
          language,
        ),
      });
    case 'workers':
      return t('log.follows.workers', {
        workers: listAnd(
          event.revealed.map(({ playerID, worker }) =>
            t('log.follows.worker', {
              name: names[playerID] ?? playerID,
              worker: entryOf(content.workers, worker).name[language],
            }),
          ),
          language,
        ),
      });
    case 'situation': {
      const text = situationText(entryOf(content.situations, event.card), language);
      return t('log.follows.situation', {
        card: text.title,
        text: sentences(text.sentences, language),
      });
    }
    case 'turnedUp':
    case 'takenAway':
    case 'closed':
      return t(`log.follows.${event.event}`, { places: places(event.at) });
  }
}
