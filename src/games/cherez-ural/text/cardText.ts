/** Builds a card's text from its record alone, so that a content pack's cards read as well as built-in ones. */

import type { Language } from '../../../language/language';
import { signed } from '../../../language/signed';
import type { TextValues } from '../../../language/translator';
import { upperFirst } from '../../../language/upperFirst';
import { GOODS, type Goods } from '../content/terms';
import type {
  Ability,
  Business,
  Cost,
  Destination,
  Effect,
  Modifier,
  PriceArea,
  Situation,
  SituationEffect,
  WorkerCard,
} from '../content/vocabulary';
import { type en, translator } from './table/en/index';
import {
  goldPhrase,
  goodsItems,
  goodsPhrase,
  listAnd,
  listComma,
  listOr,
  listOrElse,
  listSemicolon,
  pieces,
  placeName,
  sentences,
} from './words';

export type BusinessText = {
  readonly title: string;
  readonly family: string;
  /** Null if the business can be completed on any space. */
  readonly destination: string | null;
  /** "3 furs"; the word for nothing if it is free. */
  readonly cost: string;
  /** "4 Chinese goods, 8 gold". */
  readonly reward: string;
  /** Cost and reward without the timing. */
  readonly sentence: string;
  /** Null if it can be completed at any time. */
  readonly timing: string | null;
};
/** `upper` and `lower` are sentences; empty if the card has no such ability. */
export type WorkerText = { readonly title: string; readonly upper: string; readonly lower: string };
/** `sentences` has one entry for each effect of the record. */
export type SituationText = { readonly title: string; readonly sentences: string[] };

const places = (ids: readonly string[], language: Language): string[] =>
  ids.map((id) => placeName(id, language));

export function destinationText(destination: Destination, language: Language): string {
  const t = translator(language);
  switch (destination.in) {
    case 'cities':
      return listOr(places(destination.cities, language), language);
    case 'region':
      return t('card.destination.region', { region: t(`terms.theRegion.${destination.region}`) });
    case 'outsideRegion':
      return t('card.destination.outsideRegion', { region: t(`terms.theRegion.${destination.region}`) });
    case 'regionOnSea':
      return t('card.destination.regionOnSea', {
        region: t(`terms.region.${destination.region}`),
        sea: t(`terms.sea.${destination.sea}`),
      });
    case 'exportCities':
      return t('card.destination.exportCities', { track: t(`terms.track.${destination.track}`) });
  }
}

const costItems = ({ goods = {}, gold = 0 }: Cost, language: Language): string[] => [
  ...goodsItems(goods, language),
  ...(gold > 0 ? [goldPhrase(gold, language)] : []),
];

/** Describes where a price change applies: "in cities of West Siberia except Mangazeya". */
function areaText(area: PriceArea, language: Language): string {
  const t = translator(language);
  const { region, exportTrack, except = [] } = area;
  const values = {
    region: region === undefined ? '' : t(`terms.theRegion.${region}`),
    track: exportTrack === undefined ? '' : t(`terms.track.${exportTrack}`),
  };
  const form =
    region === undefined
      ? exportTrack === undefined
        ? 'everywhere'
        : 'exportTrack'
      : exportTrack === undefined
        ? 'region'
        : 'both';
  const place = t(`card.place.${form}`, values);
  return except.length === 0
    ? place
    : t('card.place.except', { place, cities: listAnd(places(except, language), language) });
}

/** Returns "fur +2 gold, sable +3 gold", or "+1 gold a piece" if all kinds change equally. */
function changesText(by: Goods, language: Language): string {
  const t = translator(language);
  const [first, ...others] = GOODS.map((good) => by[good]);
  if (first !== undefined && others.every((change) => change === first))
    return t('card.changeAll', { change: signed(first) });
  const changes = GOODS.flatMap((good) => {
    const change = by[good];
    return change === undefined
      ? []
      : [t('card.change', { good: t(`terms.good.${good}`), change: signed(change) })];
  });
  return listComma(changes, language);
}

function modifierText(modifier: Modifier, language: Language): string {
  const t = translator(language);
  switch (modifier.modify) {
    case 'capacity':
      return t('card.modifier.capacity', { by: modifier.by });
    case 'sledSpaces':
    case 'sledFreeSpaces':
    case 'landSpaces':
      return t(`card.modifier.${modifier.modify}`, { count: modifier.by });
    case 'landPrice':
    case 'seaPrice':
      return t(`card.modifier.${modifier.modify}`, { gold: goldPhrase(modifier.to, language) });
    case 'sellPrice': {
      const sale = modifier.scope === 'trade' ? 'sellTrade' : 'sellEvery';
      return t(`card.modifier.${sale}${modifier.area === undefined ? '' : 'At'}`, {
        place: areaText(modifier.area ?? {}, language),
        changes: changesText(modifier.by, language),
      });
    }
    case 'businessesPer':
      switch (modifier.period) {
        case 'phase':
          return t('card.modifier.businessesPerPhase');
      }
  }
}

const modifiersText = (modifiers: readonly Modifier[], language: Language): string =>
  listSemicolon(
    modifiers.map((modifier) => modifierText(modifier, language)),
    language,
  );

/**
 * The wording of an effect. Neighbouring `gain` parts share one "Gain …" sentence; a `sentence` is complete. `short` is
 * for the reward field.
 */
type EffectText =
  | { readonly gain: readonly string[] }
  | { readonly sentence: string; readonly short: string };

function isPelts(of: readonly string[]): boolean {
  return of.length === 2 && of.includes('fur') && of.includes('sable');
}

type Spoken = keyof typeof en.card.sentence;

function effectText(effect: Effect, language: Language): EffectText {
  const t = translator(language);
  const spoken = (key: Spoken, values?: TextValues): EffectText => ({
    sentence: t(`card.sentence.${key}`, values),
    short: t(`card.effect.${key}`, values),
  });
  switch (effect.do) {
    case 'gold':
      return { gain: [goldPhrase(effect.amount, language)] };
    case 'goldPerPlayerBehind':
      return spoken(effect.do, {
        gold: goldPhrase(effect.amount, language),
        track: t(`terms.track.${effect.track}`),
      });
    case 'tokens':
      return { gain: [t('terms.tokens', { count: effect.amount })] };
    case 'goods':
      return { gain: goodsItems(effect.goods, language) };
    case 'goodsInAnyMix': {
      const kinds = effect.of.map((good) => t(`terms.good.${good}`));
      return {
        gain: [
          isPelts(effect.of)
            ? t('card.effect.pelts', { count: effect.count })
            : t('card.effect.mix', { count: effect.count, kinds: listOr(kinds, language) }),
        ],
      };
    }
    case 'oneOfGoods':
      return spoken('oneOf', {
        options: listOrElse(
          effect.options.map((goods) => goodsPhrase(goods, language)),
          language,
        ),
      });
    case 'trackStep':
      return spoken('step', { track: t(`terms.track.${effect.track}`) });
    case 'sell': {
      const prices = GOODS.flatMap((good) => {
        const price = effect.prices[good];
        return price === undefined
          ? []
          : [t('card.price', { good: t(`terms.good.${good}`), gold: goldPhrase(price, language) })];
      });
      return spoken('sell', { prices: listComma(prices, language) });
    }
    case 'buy':
      return spoken('buy', {
        goods: pieces(effect.good, effect.most, language),
        gold: goldPhrase(effect.price, language),
      });
    case 'goldAtFinalScoring':
      return spoken('finalGold', { gold: goldPhrase(effect.amount, language) });
    case 'oneMoreBusiness':
      return spoken('oneMoreBusiness');
    case 'stayWithWorker':
      return spoken('stay', { changes: modifiersText(effect.modifiers, language) });
  }
}

/** Returns the effects' sentences in the order written, with successive gains joined into one sentence. */
function effectSentences(effects: readonly EffectText[], language: Language): string[] {
  const t = translator(language);
  const said: string[] = [];
  let gains: string[] = [];
  const sayGains = () => {
    if (gains.length > 0) said.push(t('card.gain', { what: listAnd(gains, language) }));
    gains = [];
  };
  for (const effect of effects) {
    if ('gain' in effect) gains.push(...effect.gain);
    else {
      sayGains();
      said.push(effect.sentence);
    }
  }
  sayGains();
  return said.length === 0 ? [t('card.noEffect')] : said;
}

export function businessText(card: Business, language: Language): BusinessText {
  const t = translator(language);
  const effects = card.effects.map((effect) => effectText(effect, language));
  const costs = costItems(card.cost, language);
  const cost = listAnd(costs, language);
  const pay = costs.length === 0 ? [] : [t('card.pay', { what: cost })];
  return {
    title: card.name[language],
    family: t(`terms.family.${card.family}`),
    destination: card.destination === null ? null : destinationText(card.destination, language),
    cost,
    reward: listComma(
      effects.flatMap((effect) => ('gain' in effect ? effect.gain : [effect.short])),
      language,
    ),
    sentence: sentences([...pay, ...effectSentences(effects, language)], language),
    timing: card.timing === 'anyTime' ? null : t('card.timing'),
  };
}

function abilityText(ability: Ability, language: Language): string {
  const t = translator(language);
  if ('modify' in ability)
    return t('card.ability.modifier', { change: upperFirst(modifierText(ability, language)) });
  switch (ability.on) {
    case 'hunt':
      if ('gold' in ability) return t('card.ability.huntGold', { gold: goldPhrase(ability.gold, language) });
      return t((ability.gain.fur ?? 0) > 0 ? 'card.ability.huntGainFur' : 'card.ability.huntGain', {
        goods: goodsPhrase(ability.gain, language),
      });
    case 'otherPlayerExplores':
    case 'firstBusinessOfRound':
      return t(`card.ability.${ability.on}`, { gold: goldPhrase(ability.gold, language) });
    case 'firstTrackStepOfRound':
      return t('card.ability.firstTrackStepOfRound', {
        gold: goldPhrase(ability.gold, language),
        track: t(`terms.track.${ability.track}`),
      });
    case 'roundStart': {
      const { region, sells, price } = ability.placeFactory;
      return t('card.ability.factory', {
        region: t(`terms.theRegion.${region}`),
        good: t(`terms.goodsOf.${sells}`),
        gold: goldPhrase(price, language),
      });
    }
    case 'turnEndInVillage':
      switch (ability.leaveMarker) {
        case 'pilgrimage':
          return t('card.ability.pilgrimage');
      }
      break;
    case 'finalScoring':
      return 'track' in ability
        ? t('card.ability.perTrackStep', {
            gold: goldPhrase(ability.goldPerTrackStep, language),
            track: t(`terms.track.${ability.track}`),
          })
        : t('card.ability.perMarker', { gold: goldPhrase(ability.goldPerMarker, language) });
  }
}

export function workerText(card: WorkerCard, language: Language): WorkerText {
  const text = (abilities: readonly Ability[]) =>
    sentences(
      abilities.map((ability) => abilityText(ability, language)),
      language,
    );
  return { title: card.name[language], upper: text(card.upper), lower: text(card.lower) };
}

/** The text of an effect. A moved chit has one for each way to and from the supply. */
function situationKey(effect: SituationEffect) {
  if (effect.do !== 'moveNoExplorationChit') return effect.do;
  if (effect.from === 'supply') return effect.to === 'supply' ? 'chitsStay' : 'chitComes';
  return effect.to === 'supply' ? 'chitLeaves' : 'chitMoves';
}

function situationValues(effect: SituationEffect, language: Language): TextValues {
  switch (effect.do) {
    case 'moveNoExplorationChit':
      return { from: placeName(effect.from, language), to: placeName(effect.to, language) };
    case 'removeHarvestChits':
      return { at: placeName(effect.at, language) };
    case 'noEntry':
      return { at: listAnd(places(effect.at, language), language) };
    case 'sellPrice':
      return {
        place: areaText(effect.area, language),
        changes: changesText(effect.by, language),
        floor: goldPhrase(effect.floor, language),
      };
    case 'firstTradeStep':
      return {
        at: placeName(effect.at, language),
        track: translator(language)(`terms.track.${effect.track}`),
        count: effect.steps,
        steps: signed(effect.steps),
      };
  }
}

export function situationText(card: Situation, language: Language): SituationText {
  return {
    title: card.name[language],
    sentences: card.effects.map((effect) =>
      translator(language)(`card.situation.${situationKey(effect)}`, situationValues(effect, language)),
    ),
  };
}

const IN_FORCE = {
  chitsStay: 'card.situation.chitsStay',
  chitComes: 'card.inForce.unexplored',
  chitLeaves: 'card.inForce.explored',
  chitMoves: 'card.inForce.chitMoved',
  removeHarvestChits: 'card.inForce.noChits',
  noEntry: 'card.inForce.closed',
  sellPrice: 'card.inForce.sellPrice',
  firstTradeStep: 'card.inForce.firstTrade',
} as const;

/** Describes what a situation changes, in the few words that the table's header has room for. */
export const situationInForce = (card: Situation, language: Language): string =>
  listSemicolon(
    card.effects.map((effect) =>
      translator(language)(IN_FORCE[situationKey(effect)], situationValues(effect, language)),
    ),
    language,
  );
