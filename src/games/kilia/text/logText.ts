/** Log sentences: one for the move, and one for each event of the council phase after a round's last turn. */
import type { Language } from '../../../language/language';
import { listed } from '../../../language/lists';
import { deedsBy, type LogLine } from '../../../rules-kit/logLine';
import type { PlayerID } from '../content/terms';
import { actionCard, tablesOf } from '../rules/content-pack/contentOf';
import { type Fact, factsOf } from '../rules/facts';
import { isMoveName, type LegalMove, type MoveName, readMove } from '../rules/moves';
import type { G } from '../rules/state/state';
import { goodOfColour, zoneOfColour } from '../rules/stock';
import { type Translate, translator } from './translate';
import {
  abilityName,
  cellsSum,
  coinsPhrase,
  contractName,
  gainItems,
  goodName,
  paymentPhrase,
  phraseOf,
  pieces,
  zoneName,
} from './words';

export type LogTelling = {
  readonly names: Readonly<Record<PlayerID, string>>;
  readonly language: Language;
  /** The content that names the cards. */
  readonly G: Pick<G, 'content'>;
};

export type LogSentence = {
  readonly text: string;
  /** The player who acted, whose name the sentence omits. Null: the sentence names everyone involved. */
  readonly by: PlayerID | null;
  /** Whether the sentence is about the council phase or a new round instead of a player's turn. */
  readonly council: boolean;
  /** Coins gained (positive) or paid (negative), one entry per player. */
  readonly coins: readonly { readonly playerID: PlayerID; readonly amount: number }[];
};

type FactOf<Kind extends Fact['fact']> = Extract<Fact, { fact: Kind }>;
type Facts = <Kind extends Fact['fact']>(kind: Kind) => readonly FactOf<Kind>[];

/** Returns a function that lists an entry's facts of one kind. */
export const factsIn =
  (entry: LogLine): Facts =>
  <Kind extends Fact['fact']>(kind: Kind) =>
    factsOf(entry).filter((fact): fact is FactOf<Kind> => fact.fact === kind);

/** Returns a player's net coins from the move itself, without voyages. */
function coinsChange(all: Facts): number {
  const spent = [...all('card'), ...all('contract'), ...all('paid')].reduce(
    (sum, { coins }) => sum + coins,
    0,
  );
  return all('gained').reduce((sum, { coins }) => sum + coins, 0) - spent;
}

function moveSentence(made: LegalMove, all: Facts, { G, language }: LogTelling): string {
  const t = translator(language);
  const price = [...all('card'), ...all('contract')].reduce((sum, { coins }) => sum + coins, 0);
  const [paid] = all('paid');
  const payment = (more: number) =>
    paid === undefined ? '' : paymentPhrase(paid.payment.goods, paid.delivered, paid.coins + more, language);
  const priced = (sentence: string) =>
    price === 0 ? sentence : t('log.forPrice', { sentence, coins: coinsPhrase(price, language) });
  switch (made.move) {
    case 'chooseColour': {
      const [colour] = made.args;
      return t('log.chooseColour', {
        colour: t(`terms.colour.${colour}`),
        zone: zoneName(zoneOfColour(colour), language),
        good: goodName(goodOfColour(colour), language),
      });
    }
    case 'refresh':
    case 'payCoins':
      return t(`log.${made.move}`, { coins: coinsPhrase(paid?.coins ?? 0, language) });
    case 'expand': {
      const { card, zone } = made.args[0];
      return t(card === 'sprat' ? 'log.expandBySprat' : 'log.expand', {
        zone: zoneName(zone, language),
        cards: all('zone')[0]?.cards ?? 0,
        paid: payment(price),
      });
    }
    case 'placeMerchant': {
      const { card, space } = made.args[0];
      const { good } = tablesOf(G).zone[actionCard(G, card).zone];
      return priced(
        t('log.placeMerchant', { good: goodName(good, language), space: t(`terms.space.${space}`) }),
      );
    }
    case 'takeContract':
      return priced(t('log.takeContract', { contract: contractName(G, made.args[0], language) }));
    case 'takeAbility': {
      const ability = abilityName(actionCard(G, made.args[0]).ability, language);
      return priced(t('log.takeAbility', { ability }));
    }
    case 'buildWarehouse':
      return priced(t('log.buildWarehouse', { space: made.args[0].space + 1 }));
    case 'chooseGood':
      return t('log.chooseGood', { goods: pieces(made.args[0], 1, language) });
    case 'fulfilContract':
      return t('log.fulfilContract', {
        contract: contractName(G, made.args[0].contract, language),
        paid: payment(0),
      });
    case 'eatSprat':
    case 'skipImprovement':
    case 'endTurn':
    case 'chooseWindows':
      return t(`log.${made.move}`);
  }
}

/** Appends the move's consequences to its sentence. */
function withConsequences(sentence: string, move: MoveName, all: Facts, language: Language): string {
  const t = translator(language);
  let text = sentence;
  const gains = move === 'chooseGood' ? [] : all('gained').flatMap((fact) => gainItems(fact, language));
  if (gains.length > 0) text = t('log.gaining', { sentence: text, gains: phraseOf(gains, language) });
  for (const { ship } of all('ship'))
    text = t('log.newShip', { sentence: text, ship: t('terms.ship', { number: ship }) });
  for (const { achievement, chip } of all('marker'))
    text = t(chip ? 'log.chip' : 'log.marker', {
      sentence: text,
      achievement: t(`terms.achievement.${achievement}`),
    });
  if (all('extra').length > 0) text = t('log.extra', { sentence: text });
  return text;
}

function councilSentence(
  fact: Fact,
  t: Translate,
  nameOf: (playerID: PlayerID) => string,
  language: Language,
): LogSentence | null {
  const line = (text: string, coins: LogSentence['coins'] = []) => ({
    text,
    by: null,
    council: true,
    coins,
  });
  switch (fact.fact) {
    case 'wheel': {
      const players = [...new Set(fact.players)];
      return line(
        t(fact.players.length > 1 ? 'log.wheelEach' : 'log.wheel', {
          achievement: t(`terms.achievement.${fact.achievement}`),
          points: t('terms.points', { count: fact.value }),
          names: listed(players.map(nameOf), language),
        }),
      );
    }
    case 'voyage': {
      const sum = cellsSum(fact.stops.flatMap(({ cells }) => cells));
      const gains = phraseOf(gainItems(sum, language), language);
      const ship = t('terms.ship', { number: fact.ship });
      return line(
        t('log.voyage', { name: nameOf(fact.playerID), ship, gains }),
        sum.coins === 0 ? [] : [{ playerID: fact.playerID, amount: sum.coins }],
      );
    }
    case 'round':
      return line(t(fact.final ? 'log.finalRound' : 'log.round', { round: fact.round }));
    case 'end':
      return line(t('log.end'));
    default:
      return null;
  }
}

/** A sentence about the council phase or a new round, with its fact. */
export type CouncilLine = LogSentence & { readonly fact: Fact };

/** Returns the sentences of the council phase in an entry. */
export function councilLines(entry: LogLine, { names, language }: LogTelling): readonly CouncilLine[] {
  const t = translator(language);
  const nameOf = (playerID: PlayerID) => names[playerID] ?? playerID;
  return factsOf(entry).flatMap((fact) => {
    const sentence = councilSentence(fact, t, nameOf, language);
    return sentence === null ? [] : [{ ...sentence, fact }];
  });
}

const deedOf = deedsBy(isMoveName, readMove);

/** Returns an entry's sentences. Empty for entries that players needn't see, such as the game's own events. */
export function logSentences(entry: LogLine, telling: LogTelling): readonly LogSentence[] {
  const { language } = telling;
  const t = translator(language);
  const deed = deedOf(entry);
  if (deed === null) return [];
  const playerID = deed.by;
  const plain = (text: string): LogSentence => ({ text, by: playerID, council: false, coins: [] });
  if (deed.kind !== 'move') return [plain(t(`log.${deed.kind}`))];
  const { move, made } = deed;
  if (made === null) return [plain(t('log.move', { move: t(`terms.move.${move}`) }))];
  const all = factsIn(entry);
  const amount = coinsChange(all);
  const own: LogSentence = {
    text: withConsequences(moveSentence(made, all, telling), move, all, language),
    by: playerID,
    council: false,
    coins: amount === 0 ? [] : [{ playerID, amount }],
  };
  return [own, ...councilLines(entry, telling)];
}

/** Prefixes a sentence with the player's name. */
export const namedSentence = ({ text, by }: LogSentence, { names, language }: LogTelling): string =>
  by === null ? text : translator(language)('log.named', { name: names[by] ?? by, sentence: text });
