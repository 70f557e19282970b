/** The icons on a card's face, derived from the same record as its text. Icons contain no words or colours. */
import { GOODS, type Good, type Goods, type Region, type SpaceId, type Track } from '../content/terms';
import type {
  Ability,
  Business,
  Effect,
  Modifier,
  PriceArea,
  SaleScope,
  Situation,
  SituationEffect,
  Triggered,
  WorkerCard,
} from '../content/vocabulary';

export type Icon =
  | { readonly icon: 'good'; readonly good: Good; readonly count: number }
  | { readonly icon: 'gold'; readonly amount: number }
  | { readonly icon: 'token'; readonly count: number }
  /** `count` pieces of these kinds in any mix. */
  | { readonly icon: 'anyOf'; readonly of: readonly Good[]; readonly count: number }
  | { readonly icon: 'or' }
  | { readonly icon: 'track'; readonly track: Track; readonly steps: number }
  | { readonly icon: 'finalGold'; readonly amount: number }
  | { readonly icon: 'goldPerPlayerBehind'; readonly track: Track; readonly amount: number }
  | { readonly icon: 'salePrice'; readonly good: Good; readonly price: number }
  | { readonly icon: 'purchasePrice'; readonly good: Good; readonly most: number; readonly price: number }
  | { readonly icon: 'oneMoreBusiness' }
  /** The icons after it apply as long as the business stays with the worker. */
  | { readonly icon: 'stays' }
  /** Raises the usual value by this much. */
  | { readonly icon: 'capacity' | 'sledSpaces' | 'sledFreeSpaces' | 'landSpaces'; readonly by: number }
  /** Gold per space (land) or per use (sea). */
  | { readonly icon: 'landPrice' | 'seaPrice'; readonly to: number }
  | {
      readonly icon: 'salePriceChange';
      readonly good: Good;
      readonly by: number;
      readonly area: PriceArea;
      readonly scope: SaleScope;
    }
  | { readonly icon: 'businessPerPhase' }
  /** The icons after it apply on this event. */
  | { readonly icon: 'when'; readonly event: Triggered['on']; readonly track?: Track }
  | { readonly icon: 'factory'; readonly region: Region; readonly good: Good; readonly price: number }
  | { readonly icon: 'pilgrimageMarker' }
  | { readonly icon: 'goldPerTrackStep'; readonly track: Track; readonly amount: number }
  | { readonly icon: 'goldPerPilgrimageMarker'; readonly amount: number }
  | {
      readonly icon: 'noExplorationChit';
      readonly from: SpaceId | 'supply';
      readonly to: SpaceId | 'supply';
    }
  | { readonly icon: 'removeHarvestChits'; readonly at: SpaceId }
  | { readonly icon: 'noEntry'; readonly at: readonly SpaceId[] }
  | { readonly icon: 'firstTrade'; readonly at: SpaceId };

export type BusinessIcons = { readonly cost: readonly Icon[]; readonly reward: readonly Icon[] };
export type WorkerIcons = { readonly upper: readonly Icon[]; readonly lower: readonly Icon[] };

/** Returns an icon for each kind present, in the rulebook's order. */
function perGood(goods: Goods, icon: (good: Good, count: number) => Icon): Icon[] {
  return GOODS.flatMap((good) => {
    const count = goods[good];
    return count === undefined ? [] : [icon(good, count)];
  });
}

const goodIcons = (goods: Goods): Icon[] => perGood(goods, (good, count) => ({ icon: 'good', good, count }));

const changeIcons = (by: Goods, area: PriceArea, scope: SaleScope): Icon[] =>
  perGood(by, (good, change) => ({ icon: 'salePriceChange', good, by: change, area, scope }));

function modifierIcons(modifier: Modifier): Icon[] {
  switch (modifier.modify) {
    case 'capacity':
    case 'sledSpaces':
    case 'sledFreeSpaces':
    case 'landSpaces':
      return [{ icon: modifier.modify, by: modifier.by }];
    case 'landPrice':
    case 'seaPrice':
      return [{ icon: modifier.modify, to: modifier.to }];
    case 'sellPrice':
      return changeIcons(modifier.by, modifier.area ?? {}, modifier.scope);
    case 'businessesPer':
      switch (modifier.period) {
        case 'phase':
          return [{ icon: 'businessPerPhase' }];
      }
  }
}

function effectIcons(effect: Effect): Icon[] {
  switch (effect.do) {
    case 'gold':
      return [{ icon: 'gold', amount: effect.amount }];
    case 'goldPerPlayerBehind':
      return [{ icon: 'goldPerPlayerBehind', track: effect.track, amount: effect.amount }];
    case 'tokens':
      return [{ icon: 'token', count: effect.amount }];
    case 'goods':
      return goodIcons(effect.goods);
    case 'goodsInAnyMix':
      return [{ icon: 'anyOf', of: effect.of, count: effect.count }];
    case 'oneOfGoods':
      return effect.options.flatMap((goods, index): Icon[] =>
        index === 0 ? goodIcons(goods) : [{ icon: 'or' }, ...goodIcons(goods)],
      );
    case 'trackStep':
      return [{ icon: 'track', track: effect.track, steps: 1 }];
    case 'sell':
      return perGood(effect.prices, (good, price) => ({ icon: 'salePrice', good, price }));
    case 'buy':
      return [{ icon: 'purchasePrice', good: effect.good, most: effect.most, price: effect.price }];
    case 'goldAtFinalScoring':
      return [{ icon: 'finalGold', amount: effect.amount }];
    case 'oneMoreBusiness':
      return [{ icon: 'oneMoreBusiness' }];
    case 'stayWithWorker':
      return [{ icon: 'stays' }, ...effect.modifiers.flatMap(modifierIcons)];
  }
}

export const businessIcons = (card: Business): BusinessIcons => ({
  cost: [
    ...goodIcons(card.cost.goods ?? {}),
    ...(card.cost.gold === undefined ? [] : [{ icon: 'gold', amount: card.cost.gold } as const]),
  ],
  reward: card.effects.flatMap(effectIcons),
});

function abilityIcons(ability: Ability): Icon[] {
  if ('modify' in ability) return modifierIcons(ability);
  const when: Icon = { icon: 'when', event: ability.on };
  switch (ability.on) {
    case 'hunt':
      return 'gold' in ability
        ? [when, { icon: 'gold', amount: ability.gold }]
        : [when, ...goodIcons(ability.gain)];
    case 'otherPlayerExplores':
    case 'firstBusinessOfRound':
      return [when, { icon: 'gold', amount: ability.gold }];
    case 'firstTrackStepOfRound':
      return [
        { icon: 'when', event: ability.on, track: ability.track },
        { icon: 'gold', amount: ability.gold },
      ];
    case 'roundStart': {
      const { region, sells, price } = ability.placeFactory;
      return [when, { icon: 'factory', region, good: sells, price }];
    }
    case 'turnEndInVillage':
      switch (ability.leaveMarker) {
        case 'pilgrimage':
          return [when, { icon: 'pilgrimageMarker' }];
      }
      break;
    case 'finalScoring':
      return 'track' in ability
        ? [when, { icon: 'goldPerTrackStep', track: ability.track, amount: ability.goldPerTrackStep }]
        : [when, { icon: 'goldPerPilgrimageMarker', amount: ability.goldPerMarker }];
  }
}

export const workerIcons = (card: WorkerCard): WorkerIcons => ({
  upper: card.upper.flatMap(abilityIcons),
  lower: card.lower.flatMap(abilityIcons),
});

function situationEffectIcons(effect: SituationEffect): Icon[] {
  switch (effect.do) {
    case 'moveNoExplorationChit':
      return [{ icon: 'noExplorationChit', from: effect.from, to: effect.to }];
    case 'removeHarvestChits':
      return [{ icon: 'removeHarvestChits', at: effect.at }];
    case 'noEntry':
      return [{ icon: 'noEntry', at: effect.at }];
    case 'sellPrice':
      return changeIcons(effect.by, effect.area, 'trade');
    case 'firstTradeStep':
      return [
        { icon: 'firstTrade', at: effect.at },
        { icon: 'track', track: effect.track, steps: effect.steps },
      ];
  }
}

/** Returns one list of icons for each effect, matching the sentences of `situationText`. */
export const situationIcons = (card: Situation): readonly (readonly Icon[])[] =>
  card.effects.map(situationEffectIcons);
