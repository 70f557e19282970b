/** Texts and icons of each move: the hint before it, and the log line after it. */
import type { IconAmount } from '../../../game-api/gameLog';
import { type MoveText, NO_ICONS } from '../../../game-api/moveTexts';
import type { Language } from '../../../language/language';
import { plus } from '../../../rules-kit/bag';
import { entryOf } from '../../../rules-kit/indexed';
import type { factsByKind } from '../../../rules-kit/logLine';
import { keysOf } from '../../../rules-kit/records';
import { MOST_TOKENS } from '../content/setup';
import { type BusinessId, GOODS, type Goods, type SpaceId, type WorkerId } from '../content/terms';
import type { Content } from '../content/vocabulary';
import type { Facts } from '../rules/facts';
import type { MoveArgs, MoveName } from '../rules/moves';
import type { Placing } from '../rules/roundStart';
import type { G } from '../rules/state/state';
import type { Translate } from './catalogue/en/index';
import { goldPhrase, goodsItems, goodsPhrase, listAnd, placeName } from './words';

type Spoken = { readonly t: Translate; readonly language: Language; readonly content: Content };

/** The view of the player before the move. */
export type Before = Spoken & {
  readonly G: Pick<G, 'factoryAt'>;
  /** Returns the move's sentence with its consequences and its gold, without the player's name. */
  readonly foreseen: () => string;
};

/** The log entry of a move. `name` is the player's. */
export type After = Spoken & {
  readonly name: string;
  readonly all: ReturnType<typeof factsByKind<Facts>>;
};

/** The entry of a move that a worker made. `worker` and `at` are names. */
type AfterWork = After & { readonly worker: string; readonly at: string; readonly space: SpaceId };

type OwnText<Args extends readonly unknown[]> = MoveText<Args, Before, After> & {
  /** Whether the worker is the subject of the log's sentence, instead of the player. */
  readonly isByWorker?: true;
};

const workerName = ({ content, language }: Spoken, id: WorkerId): string =>
  entryOf(content.workers, id).name[language];

const placeIcon = ({ language }: Spoken, space: SpaceId): IconAmount => ({
  word: placeName(space, language),
});

/** Describes placings: "Cossack in Tobolsk and Boatman in Moscow". */
const placingsPhrase = (spoken: Spoken, placing: Placing): string =>
  listAnd(
    keysOf(placing).map((id) =>
      spoken.t('log.placing', {
        worker: workerName(spoken, id),
        at: placeName(entryOf(placing, id), spoken.language),
      }),
    ),
    spoken.language,
  );

const totalOf = (all: readonly (Goods | undefined)[]): Goods =>
  all.reduce((sum: Goods, goods) => plus(GOODS, sum, goods ?? {}), {});

/** Returns the goods that the acting worker gave and gained. */
function dealOf({ all }: After) {
  const [acted] = all('acted');
  const own = all('goods').filter(({ worker }) => worker === acted?.worker);
  return { given: totalOf(own.map(({ given }) => given)), gained: totalOf(own.map(({ gained }) => gained)) };
}

/** Lists the goods and travel tokens that the acting worker's move gained. */
function gainsOf(at: After): readonly string[] {
  const tokens = at.all('tokens').reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...goodsItems(dealOf(at).gained, at.language),
    ...(tokens > 0 ? [at.t('terms.tokens', { count: tokens })] : []),
  ];
}

/** Returns a business's price in gold if its completion also brings gold, since the log's amount is their sum. */
function goldPaid({ content, all, language }: After, card: BusinessId): readonly string[] {
  const { gold = 0 } = entryOf(content.businesses, card).cost;
  return gold > 0 && all('gold').some(({ amount }) => amount > 0) ? [goldPhrase(gold, language)] : [];
}

/** Lists what a business brings later. Its fact contains only what changed at once. */
const laterGains = ({ t, content }: After, card: BusinessId): readonly string[] =>
  entryOf(content.businesses, card).effects.flatMap((effect) => {
    switch (effect.do) {
      case 'goldAtFinalScoring':
        return [t(`log.later.${effect.do}`, { gold: t('terms.gold', { count: effect.amount }) })];
      case 'oneMoreBusiness':
      case 'stayWithWorker':
        return [t(`log.later.${effect.do}`)];
      default:
        return [];
    }
  });

const gainsPhrase = (at: After): string => listAnd(gainsOf(at), at.language);

const working = (at: After): AfterWork | null => {
  const [acted] = at.all('acted');
  if (acted === undefined) return null;
  const { worker, at: space } = acted;
  return { ...at, worker: workerName(at, worker), at: placeName(space, at.language), space };
};

/** Builds the texts of a worker's move. By default, the hint is the foreseen log sentence. */
const byWorker = <Move extends MoveName>(
  move: Move,
  own: {
    readonly hint?: (at: Before, ...args: MoveArgs[Move]) => string;
    readonly log: (at: AfterWork, ...args: MoveArgs[Move]) => string;
    readonly icons: (at: AfterWork, ...args: MoveArgs[Move]) => readonly IconAmount[];
  },
): OwnText<MoveArgs[Move]> => ({
  hint: (at, ...args) => own.hint?.(at, ...args) ?? at.foreseen(),
  log: (at, ...args) => {
    const work = working(at);
    return work === null
      ? at.t('log.move', { name: at.name, move: at.t(`terms.move.${move}`) })
      : own.log(work, ...args);
  },
  icons: (at, ...args) => {
    const work = working(at);
    return work === null ? [] : own.icons(work, ...args);
  },
  isByWorker: true,
});

/** For a secret move, whose arguments the log never tells. */
const silentOn = (log: (at: After) => string) => ({ log, secret: log });

export const MOVES: { readonly [Move in MoveName]: OwnText<MoveArgs[Move]> } = {
  draft: {
    hint: ({ t, language, content }, card) =>
      t('move.draft', { card: entryOf(content.businesses, card).name[language] }),
    ...silentOn(({ t, name }) => t('log.draft', { name })),
    icons: NO_ICONS,
  },
  chooseWorkerCard: {
    hint: (at, card) => at.t('move.chooseWorkerCard', { worker: workerName(at, card) }),
    ...silentOn(({ t, name }) => t('log.chooseWorkerCard', { name })),
    icons: NO_ICONS,
  },
  placeWorkers: {
    hint: (at, placing) => at.t('move.placeWorkers', { placings: placingsPhrase(at, placing) }),
    log: (at, placing) => at.t('log.placeWorkers', { name: at.name, placings: placingsPhrase(at, placing) }),
    icons: (at, placing) =>
      keysOf(placing).flatMap((worker) => [{ icon: worker }, placeIcon(at, entryOf(placing, worker))]),
  },
  placeFactory: {
    hint: ({ G, t, language }, city) =>
      city === null
        ? t(G.factoryAt === null ? 'move.noFactory' : 'move.leaveFactory')
        : t('move.placeFactory', { at: placeName(city, language) }),
    log: ({ t, language, name }, city) =>
      city === null
        ? t('log.leaveFactory', { name })
        : t('log.placeFactory', { name, at: placeName(city, language) }),
    icons: (at, city) => (city === null ? [] : [{ icon: 'factory' }, placeIcon(at, city)]),
  },
  activateWorker: {
    hint: (at, worker) => at.t('move.activateWorker', { worker: workerName(at, worker) }),
    log: (at, worker) => at.t('log.activateWorker', { name: at.name, worker: workerName(at, worker) }),
    icons: NO_ICONS,
  },
  travel: byWorker('travel', {
    log: ({ t, language, worker, at }, { by, to }) =>
      t(`log.travel.${by}`, { worker, from: at, to: placeName(to, language) }),
    icons: (at, { by, to }) => [{ icon: by }, placeIcon(at, to)],
  }),
  explore: byWorker('explore', {
    hint: ({ t, language }, city) => t('move.explore', { at: placeName(city, language) }),
    log: (at, city) =>
      at.t('log.explore', {
        worker: at.worker,
        at: placeName(city, at.language),
        gains: gainsPhrase(at),
      }),
    icons: (at, city) => [{ icon: 'explore' }, placeIcon(at, city)],
  }),
  hunt: byWorker('hunt', {
    hint: ({ t }, bonus) => t(`move.huntBonus.${bonus}`),
    log: (at) => at.t('log.hunt', { worker: at.worker, at: at.at, gains: gainsPhrase(at) }),
    icons: () => [{ icon: 'hunt' }],
  }),
  trade: byWorker('trade', {
    log: (work) => {
      const { t, language, worker, at } = work;
      const { given, gained } = dealOf(work);
      const sells = goodsItems(given, language).length > 0;
      const buys = goodsItems(gained, language).length > 0;
      return t(sells ? (buys ? 'log.sellsAndBuys' : 'log.sells') : 'log.buys', {
        worker,
        at,
        sold: goodsPhrase(given, language),
        bought: goodsPhrase(gained, language),
      });
    },
    icons: () => [{ icon: 'trade' }],
  }),
  gatherInformation: byWorker('gatherInformation', {
    log: (at) => {
      const form = gainsOf(at).length === 0 ? 'gathersNothing' : 'gatherInformation';
      return at.t(`log.${form}`, {
        worker: at.worker,
        at: at.at,
        gains: gainsPhrase(at),
        most: MOST_TOKENS,
      });
    },
    icons: () => [{ icon: 'gather' }],
  }),
  handOver: byWorker('handOver', {
    log: (at, { from, to, give, take }) => {
      const { t, language } = at;
      const [giver, taker] = [workerName(at, from), workerName(at, to)];
      if (goodsItems(give, language).length === 0)
        return t('log.gives', { from: taker, to: giver, goods: goodsPhrase(take, language) });
      return t(goodsItems(take, language).length === 0 ? 'log.gives' : 'log.swaps', {
        from: giver,
        to: taker,
        goods: goodsPhrase(give, language),
        others: goodsPhrase(take, language),
      });
    },
    icons: () => [{ icon: 'handOver' }],
  }),
  useTravelToken: byWorker('useTravelToken', {
    log: ({ t, language, worker, at }, to) =>
      t('log.useTravelToken', { worker, from: at, to: placeName(to, language) }),
    icons: (at, to) => [{ icon: 'token' }, placeIcon(at, to)],
  }),
  completeBusiness: byWorker('completeBusiness', {
    log: (work, { card }) => {
      const { t, language, content, worker, at } = work;
      const goods = [...goodsItems(dealOf(work).given, language), ...goldPaid(work, card)];
      const gains = [...gainsOf(work), ...laterGains(work, card)];
      const [gives, takes] = [goods.length > 0, gains.length > 0];
      const form = takes
        ? gives
          ? 'completesGivesGains'
          : 'completesGains'
        : gives
          ? 'completesGives'
          : 'completes';
      return t(`log.${form}`, {
        worker,
        at,
        card: entryOf(content.businesses, card).name[language],
        goods: listAnd(goods, language),
        gains: listAnd(gains, language),
      });
    },
    icons: ({ content, language }, { card }) => [
      { icon: 'business' },
      { word: entryOf(content.businesses, card).name[language] },
    ],
  }),
  returnGoods: byWorker('returnGoods', {
    log: (at) =>
      at.t('log.returnGoods', {
        worker: at.worker,
        goods: goodsPhrase(dealOf(at).given, at.language),
      }),
    icons: () => [{ icon: 'return' }],
  }),
  leavePilgrimageMarker: byWorker('leavePilgrimageMarker', {
    log: ({ t, worker, at }) => t('log.leavePilgrimageMarker', { worker, at }),
    icons: (at) => [{ icon: 'marker' }, placeIcon(at, at.space)],
  }),
  endTurn: {
    hint: ({ t }) => t('move.endTurn'),
    log: ({ t, name }) => t('log.endTurn', { name }),
    icons: NO_ICONS,
  },
};
