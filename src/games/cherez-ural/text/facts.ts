/** Sentences and icons of each fact of the log, and of each event between two positions. */
import { type Changes, changeIcons, type IconAmount } from '../../../game-api/gameLog';
import { type FactTexts, NO_ICONS } from '../../../game-api/moveTexts';
import type { Language } from '../../../language/language';
import { listed } from '../../../language/lists';
import { entryOf } from '../../../rules-kit/indexed';
import { FINAL_SOURCES, GOODS, type PlayerID, type SpaceId, type WorkerId } from '../content/terms';
import type { Content } from '../content/vocabulary';
import type { Events, Removed, Spots } from '../rules/events';
import type { Facts } from '../rules/facts';
import type { MoveName } from '../rules/moves';
import { situationText } from './cardText';
import type { Translate } from './catalogue/en/index';
import { goldPhrase, listAnd, pieces, placeName, sentences } from './words';

/** `move` and `worker`, the acting one, belong to the entry. */
type AtMove = { readonly t: Translate; readonly move: MoveName; readonly worker: WorkerId | null };

type AtEvent = {
  readonly t: Translate;
  readonly language: Language;
  readonly content: Content;
  readonly nameOf: (playerID: PlayerID) => string;
};

type Line = {
  readonly line: string;
  readonly changes: Changes;
  readonly isMoment: boolean;
  readonly places: readonly SpaceId[];
};

/** Continues the sentence of the move. */
type Along = { readonly along: (sentence: string) => string };

/** A fact that the sentence, the icons or the amounts of its move already cover. */
const COVERED = { log: () => null, icons: NO_ICONS };

/** An event that is also shown over the board for a moment. */
const moment = (line: string): Line => ({ line, changes: [], isMoment: true, places: [] });

const placeIcons = (places: readonly SpaceId[], language: Language): IconAmount[] =>
  places.map((space) => ({ word: placeName(space, language) }));

const placesPhrase = (places: readonly SpaceId[], language: Language): string =>
  listAnd(
    places.map((space) => placeName(space, language)),
    language,
  );

type ChitWords = 'turnedUp' | 'opened' | 'takenAway' | 'closed' | 'openedAtRoundEnd' | 'takenAwayAtRoundEnd';

/** Builds the texts of an event with chits. */
const chitsAt = <Event extends Spots>(wordsOf: (event: Event) => ChitWords, icon: string) => ({
  log: (event: Event, { t, language }: AtEvent): Line => ({
    line: t(`log.follows.${wordsOf(event)}`, { places: placesPhrase(event.at, language) }),
    changes: [],
    isMoment: false,
    places: event.at,
  }),
  icons: ({ at }: Event, { language }: AtEvent) => [{ icon }, ...placeIcons(at, language)],
});

export const FACTS: FactTexts<Facts, AtMove, Along | null> = {
  acted: COVERED,
  ability: COVERED,
  gold: COVERED,
  moved: COVERED,
  chit: COVERED,
  goods: {
    log: () => null,
    icons: ({ worker, gained, given }, at) =>
      worker === at.worker ? [...changeIcons(GOODS, given, -1), ...changeIcons(GOODS, gained, 1)] : [],
  },
  tokens: {
    log: () => null,
    icons: ({ amount }, { move }) =>
      move === 'useTravelToken' ? [] : [{ icon: 'token', amount, change: true }],
  },
  track: {
    log: ({ track, to }, { t }) => ({
      along: (sentence) => t('log.trackTo', { sentence, track: t(`terms.track.${track}`), to }),
    }),
    icons: ({ track, to }) => [{ icon: track, amount: to }],
  },
};

export const EVENTS: FactTexts<Events, AtEvent, Line> = {
  factory: {
    log: ({ owner, amount, by, pieces: count, at }, { t, language, nameOf }) => ({
      line: t('log.follows.factory', {
        owner: nameOf(owner),
        gold: goldPhrase(amount, language),
        name: nameOf(by),
        goods: pieces('daily', count, language),
      }),
      changes: [{ playerID: owner, amount }],
      isMoment: false,
      places: [at],
    }),
    icons: ({ by, pieces: amount }) => [{ icon: 'factory' }, { player: by }, { icon: 'daily', amount }],
  },
  explored: {
    log: ({ owner, amount, by, at }, { t, language, nameOf }) => ({
      line: t('log.follows.explored', {
        owner: nameOf(owner),
        gold: goldPhrase(amount, language),
        name: nameOf(by),
        at: placeName(at, language),
      }),
      changes: [{ playerID: owner, amount }],
      isMoment: false,
      places: [at],
    }),
    icons: ({ by, at }, { language }) => [{ icon: 'explore' }, { player: by }, ...placeIcons([at], language)],
  },
  round: {
    log: ({ round }, { t }) => moment(t('log.follows.round', { round })),
    icons: NO_ICONS,
  },
  order: {
    log: ({ order }, { t, language, nameOf }) =>
      moment(t('log.follows.order', { names: listed(order.map(nameOf), language) })),
    icons: ({ order }) => [{ icon: 'order' }, ...order.map((player) => ({ player }))],
  },
  workers: {
    log: ({ revealed }, { t, language, content, nameOf }) => {
      const workers = revealed.map(({ playerID, worker }) =>
        t('log.follows.worker', {
          name: nameOf(playerID),
          worker: entryOf(content.workers, worker).name[language],
        }),
      );
      return moment(t('log.follows.workers', { workers: listAnd(workers, language) }));
    },
    icons: ({ revealed }) =>
      revealed.flatMap(({ playerID, worker }) => [{ player: playerID }, { icon: worker }]),
  },
  situation: {
    log: ({ card }, { t, language, content }) => {
      const text = situationText(entryOf(content.situations, card), language);
      return moment(
        t('log.follows.situation', { card: text.title, text: sentences(text.sentences, language) }),
      );
    },
    icons: ({ card }, { language, content }) => [
      { icon: 'situation' },
      { word: entryOf(content.situations, card).name[language] },
    ],
  },
  turnedUp: chitsAt(() => 'turnedUp', 'turnedUp'),
  opened: chitsAt(({ atRoundEnd }: Removed) => (atRoundEnd ? 'openedAtRoundEnd' : 'opened'), 'explore'),
  takenAway: chitsAt(
    ({ atRoundEnd }: Removed) => (atRoundEnd ? 'takenAwayAtRoundEnd' : 'takenAway'),
    'chitRemoved',
  ),
  closed: chitsAt(() => 'closed', 'noExplorationChit'),
  scored: {
    log: ({ playerID, gold }, { t, language, nameOf }) => {
      const parts = FINAL_SOURCES.flatMap((source) => {
        const amount = gold[source];
        return amount === undefined
          ? []
          : [t(`log.scored.${source}`, { gold: goldPhrase(amount, language) })];
      });
      return {
        line: t('log.follows.scored', { name: nameOf(playerID), parts: listAnd(parts, language) }),
        changes: [{ playerID, amount: FINAL_SOURCES.reduce((sum, source) => sum + (gold[source] ?? 0), 0) }],
        isMoment: false,
        places: [],
      };
    },
    icons: NO_ICONS,
  },
};
