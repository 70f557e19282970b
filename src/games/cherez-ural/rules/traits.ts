import { entryOf } from '../../../rules-kit/indexed';
import { silent } from '../../../rules-kit/logLine';
import { spaceOf } from '../content/board';
import { TRAVEL } from '../content/rates';
import { CAPACITY } from '../content/setup';
import {
  type BusinessId,
  GOODS,
  type Goods,
  type PlayerID,
  type SpaceId,
  type WorkerId,
} from '../content/terms';
import type { Ability, Content, Modifier, PriceArea, SaleScope, Triggered } from '../content/vocabulary';
import { contentOf } from './content-pack/contentOf';
import type { Report } from './facts';
import { emptyStock } from './goods';
import { type G, playerOf, type Stock, workerOf } from './state/state';

export type SellChange = { readonly by: Goods; readonly area?: PriceArea; readonly scope: SaleScope };

/** A worker's abilities: its card and the businesses that stay with it, combined. */
export type Traits = {
  /** Pieces of goods (R6.1). */
  readonly capacity: number;
  /** Winter: spaces per move, and how many of them are free (R9.1). */
  readonly sledSpaces: number;
  readonly sledFreeSpaces: number;
  /** Summer land transport: spaces per move and gold per space (R9.3). */
  readonly landSpaces: number;
  readonly landPrice: number;
  /** Gold per sea leg (R9.4). */
  readonly seaPrice: number;
  /** Price changes of the worker card. They apply before `attachedSellChanges`. */
  readonly cardSellChanges: readonly SellChange[];
  readonly attachedSellChanges: readonly SellChange[];
  /** Gold per piece added to every sale in every city, envoy deals included (persuasion). */
  readonly everySale: Stock;
  readonly businessesPer: 'round' | 'phase';
  readonly triggered: readonly Triggered[];
};

const isModifier = (ability: Ability): ability is Modifier => 'modify' in ability;

function computeTraits(content: Content, workerId: WorkerId, attached: readonly string[]): Traits {
  const card = entryOf(content.workers, workerId);
  const abilities = [...card.upper, ...card.lower];
  const own = abilities.filter(isModifier);
  const added = attached.flatMap((id) =>
    entryOf(content.businesses, id).effects.flatMap((effect) =>
      effect.do === 'stayWithWorker' ? effect.modifiers : [],
    ),
  );
  const traits = {
    capacity: CAPACITY,
    sledSpaces: TRAVEL.sledSpaces,
    sledFreeSpaces: 0,
    landSpaces: TRAVEL.landSpaces,
    landPrice: TRAVEL.landPrice,
    seaPrice: TRAVEL.seaPrice,
    businessesPer: 'round' as 'round' | 'phase',
  };
  for (const modifier of [...own, ...added]) {
    switch (modifier.modify) {
      case 'capacity':
      case 'sledSpaces':
      case 'sledFreeSpaces':
      case 'landSpaces':
        traits[modifier.modify] += modifier.by;
        break;
      case 'landPrice':
      case 'seaPrice':
        traits[modifier.modify] = Math.min(traits[modifier.modify], modifier.to);
        break;
      case 'businessesPer':
        traits.businessesPer = modifier.period;
        break;
      case 'sellPrice':
        break;
    }
  }
  const changes = (modifiers: readonly Modifier[]) =>
    modifiers.flatMap((modifier) => (modifier.modify === 'sellPrice' ? [modifier] : []));
  const everySale = emptyStock();
  for (const change of changes([...own, ...added])) {
    if (change.scope === 'everySale') for (const good of GOODS) everySale[good] += change.by[good] ?? 0;
  }
  return {
    ...traits,
    cardSellChanges: changes(own),
    attachedSellChanges: changes(added),
    everySale,
    triggered: abilities.filter((ability): ability is Triggered => !isModifier(ability)),
  };
}

const remembered = new WeakMap<Content, Map<string, Traits>>();
/** Most games that run at the same time use the same content, so this saves a map lookup. */
let last: { readonly content: Content; readonly byWorker: Map<string, Traits> } | null = null;

function traitsWith(content: Content): Map<string, Traits> {
  if (last !== null && last.content === content) return last.byWorker;
  let byWorker = remembered.get(content);
  if (byWorker === undefined) {
    byWorker = new Map();
    remembered.set(content, byWorker);
  }
  last = { content, byWorker };
  return byWorker;
}

/**
 * Returns the traits of a worker in play. Cached, because they change only when a business is attached to the worker.
 */
export function traitsOf(G: G, workerId: WorkerId): Traits {
  const content = contentOf(G);
  const byWorker = traitsWith(content);
  const attached = workerOf(G, workerId).attached;
  const key = attached.length === 0 ? workerId : `${workerId}+${attached.join('+')}`;
  let traits = byWorker.get(key);
  if (traits === undefined) {
    traits = computeTraits(content, workerId, attached);
    byWorker.set(key, traits);
  }
  return traits;
}

/** Reports each card that gives the worker such a modifier: its own, and the businesses that stay with it. */
export function reportModifiers(
  G: G,
  workerId: WorkerId,
  applies: (modifier: Modifier) => boolean,
  report: Report,
): void {
  if (report === silent) return;
  const content = contentOf(G);
  const { upper, lower } = entryOf(content.workers, workerId);
  const modifiersOf = (id: BusinessId) =>
    entryOf(content.businesses, id).effects.flatMap((effect) =>
      effect.do === 'stayWithWorker' ? effect.modifiers : [],
    );
  if ([...upper, ...lower].filter(isModifier).some(applies)) report({ fact: 'ability', card: workerId });
  for (const id of workerOf(G, workerId).attached)
    if (modifiersOf(id).some(applies)) report({ fact: 'ability', card: id });
}

export function triggeredOf<On extends Triggered['on']>(G: G, playerID: PlayerID, on: On) {
  const found: { workerId: WorkerId; ability: Extract<Triggered, { on: On }> }[] = [];
  for (const workerId of playerOf(G, playerID).workers) {
    for (const ability of traitsOf(G, workerId).triggered) {
      if (ability.on === on) found.push({ workerId, ability: ability as Extract<Triggered, { on: On }> });
    }
  }
  return found;
}

/** Checks whether a modifier changes the price of any of the sold goods. Doesn't check the city. */
export const changesPrice = (
  modifier: Modifier,
  sold: Goods,
): modifier is Extract<Modifier, { modify: 'sellPrice' }> =>
  modifier.modify === 'sellPrice' &&
  GOODS.some((good) => modifier.by[good] !== undefined && (sold[good] ?? 0) > 0);

export function inPriceArea(area: PriceArea | undefined, cityId: SpaceId): boolean {
  if (area === undefined) return true;
  const city = spaceOf(cityId);
  return (
    (area.region === undefined || city.region === area.region) &&
    (area.exportTrack === undefined || city.exportTrack === area.exportTrack) &&
    !(area.except ?? []).includes(cityId)
  );
}
