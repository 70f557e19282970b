/** Builds the log sentence of a move. The acting worker and its place come from the entry's `acted` fact. */

import type { Language } from '../../../language/language';
import { deedsBy, type LogLine } from '../../../rules-kit/logLine';
import { GOODS, type Goods, type PlayerID, type WorkerId } from '../content/terms';
import type { Content } from '../content/vocabulary';
import { type Fact, factsOf } from '../rules/facts';
import { isMoveName, type LegalMove, type MoveName, readMove } from '../rules/moves';
import type { Placing } from '../rules/roundStart';
import { translator } from './translate';
import { goodsItems, goodsPhrase, listAnd, placeName } from './words';

export type LogTelling = {
  readonly names: Readonly<Record<PlayerID, string>>;
  readonly language: Language;
  readonly content: Content;
};

export type LogSentence = {
  readonly text: string;
  readonly by: 'player' | 'worker';
  /** Gold gained and paid by each player. Players without a change have no entry. */
  readonly gold: readonly { readonly playerID: PlayerID; readonly amount: number }[];
};

type FactOf<Kind extends Fact['fact']> = Extract<Fact, { fact: Kind }>;

function goldOf(facts: readonly Fact[]): LogSentence['gold'] {
  const amounts = new Map<PlayerID, number>();
  for (const fact of facts) {
    if (fact.fact === 'gold') amounts.set(fact.playerID, (amounts.get(fact.playerID) ?? 0) + fact.amount);
  }
  return [...amounts].map(([playerID, amount]) => ({ playerID, amount }));
}

function addUp(all: readonly (Goods | undefined)[]): Goods {
  const sum: Goods = {};
  for (const goods of all) {
    for (const good of GOODS) sum[good] = (sum[good] ?? 0) + (goods?.[good] ?? 0);
  }
  return sum;
}

type WorkerLine = {
  readonly worker: string;
  readonly at: string;
  readonly given: Goods;
  readonly gained: Goods;
  readonly gains: readonly string[];
  readonly moved: FactOf<'moved'> | undefined;
};

function workerSentence(
  made: LegalMove,
  line: WorkerLine,
  workerName: (id: WorkerId) => string,
  { language, content }: LogTelling,
): string | null {
  const t = translator(language);
  const { worker, at, given, gained } = line;
  const gains = listAnd(line.gains, language);
  const ends =
    line.moved === undefined
      ? null
      : { from: placeName(line.moved.from, language), to: placeName(line.moved.to, language) };
  switch (made.move) {
    case 'travel':
      return ends && t(`log.travel.${made.args[0].by}`, { worker, ...ends });
    case 'explore':
      return t('log.explore', { worker, at: placeName(made.args[0], language), gains });
    case 'hunt':
      return t('log.hunt', { worker, at, gains });
    case 'trade': {
      const values = {
        worker,
        at,
        sold: goodsPhrase(given, language),
        bought: goodsPhrase(gained, language),
      };
      const [sells, buys] = [given, gained].map((goods) => goodsItems(goods, language).length > 0);
      return t(sells ? (buys ? 'log.sellsAndBuys' : 'log.sells') : 'log.buys', values);
    }
    case 'gatherInformation':
      return t('log.gatherInformation', { worker, at, gains });
    case 'handOver': {
      const { from, to, give, take } = made.args[0];
      const [giver, taker] = [workerName(from), workerName(to)];
      if (goodsItems(give, language).length === 0)
        return t('log.gives', { from: taker, to: giver, goods: goodsPhrase(take, language) });
      return t(goodsItems(take, language).length === 0 ? 'log.gives' : 'log.swaps', {
        from: giver,
        to: taker,
        goods: goodsPhrase(give, language),
        others: goodsPhrase(take, language),
      });
    }
    case 'useTravelToken':
      return ends && t('log.useTravelToken', { worker, ...ends });
    case 'completeBusiness': {
      const { card } = made.args[0];
      const goods = goodsItems(given, language);
      const gives = goods.length > 0;
      const form =
        line.gains.length > 0
          ? gives
            ? 'completesGivesGains'
            : 'completesGains'
          : gives
            ? 'completesGives'
            : 'completes';
      return t(`log.${form}`, {
        worker,
        at,
        card: content.businesses[card].name[language],
        goods: listAnd(goods, language),
        gains,
      });
    }
    case 'returnGoods':
      return t('log.returnGoods', { worker, goods: goodsPhrase(given, language) });
    case 'leavePilgrimageMarker':
      return t('log.leavePilgrimageMarker', { worker, at });
    default:
      return null;
  }
}

/** "Cossack in Tobolsk and Boatman in Moscow". */
export function placingsPhrase(
  placing: Placing,
  workerName: (id: WorkerId) => string,
  language: Language,
): string {
  const placings = Object.entries(placing).map(([id, at]) =>
    translator(language)('log.placing', {
      worker: workerName(id as WorkerId),
      at: placeName(at, language),
    }),
  );
  return listAnd(placings, language);
}

function playerSentence(
  move: MoveName,
  /** Null for a secret move that the viewer may not see. */
  made: LegalMove | null,
  name: string,
  workerName: (id: WorkerId) => string,
  language: Language,
): string {
  const t = translator(language);
  if (move === 'draft' || move === 'chooseWorkerCard' || move === 'endTurn')
    return t(`log.${move}`, { name });
  switch (made?.move) {
    case 'placeWorkers':
      return t('log.placeWorkers', {
        name,
        placings: placingsPhrase(made.args[0], workerName, language),
      });
    case 'placeFactory':
      return made.args[0] === null
        ? t('log.leaveFactory', { name })
        : t('log.placeFactory', { name, at: placeName(made.args[0], language) });
    case 'activateWorker':
      return t('log.activateWorker', { name, worker: workerName(made.args[0]) });
    default:
      return t('log.move', { name, move: t(`terms.move.${move}`) });
  }
}

const deedOf = deedsBy(isMoveName, readMove);

/**
 * Returns the sentence of a log entry; null for entries without information for players, such as the game's automatic
 * events.
 */
export function logSentence(entry: LogLine, telling: LogTelling): LogSentence | null {
  const { names, language, content } = telling;
  const t = translator(language);
  const deed = deedOf(entry);
  if (deed === null) return null;
  const name = names[deed.by] ?? deed.by;
  if (deed.kind !== 'move') return { text: t(`log.${deed.kind}`, { name }), by: 'player', gold: [] };
  const { move, made } = deed;
  const facts = factsOf(entry);
  const all = <Kind extends Fact['fact']>(kind: Kind) =>
    facts.filter((fact): fact is FactOf<Kind> => fact.fact === kind);
  const workerName = (id: WorkerId) => content.workers[id].name[language];
  // Gold that went to other players has a separate line with its reason (`view-model/happenings.ts`).
  const gold = goldOf(facts).filter(({ playerID }) => playerID === deed.by);

  const [acted] = all('acted');
  if (acted !== undefined && made !== null) {
    const own = all('goods').filter(({ worker }) => worker === acted.worker);
    const gained = addUp(own.map((fact) => fact.gained));
    const tokens = all('tokens').reduce((sum, { amount }) => sum + amount, 0);
    const line: WorkerLine = {
      worker: workerName(acted.worker),
      at: placeName(acted.at, language),
      given: addUp(own.map((fact) => fact.given)),
      gained,
      gains: [...goodsItems(gained, language), ...(tokens > 0 ? [t('terms.tokens', { count: tokens })] : [])],
      moved: all('moved')[0],
    };
    const sentence = workerSentence(made, line, workerName, telling);
    if (sentence !== null) {
      const text = all('track').reduce(
        (said, { track, to }) => t('log.trackTo', { sentence: said, track: t(`terms.track.${track}`), to }),
        sentence,
      );
      return { text, by: 'worker', gold };
    }
  }
  return { text: playerSentence(move, made, name, workerName, language), by: 'player', gold };
}
