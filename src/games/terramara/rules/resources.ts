/** Resource tiles of players and the supply (S5.6, S5.7). */
import { type Bag, toBag } from '../../../rules-kit/bag';
import {
  type Form,
  type PlayerID,
  PROCESSED,
  type Processed,
  RAW,
  type Raw,
  RESOURCES,
  type Resource,
  type Resources,
} from '../content/terms';
import { contentOf } from './content-pack/contentOf';
import type { Report } from './facts';
import { type G, playerOf, type Stock } from './state/state';

/** The processed side of each raw resource's tile. */
export const PROCESSED_OF = {
  cattle: 'leather',
  rock: 'stone',
  log: 'timber',
  ore: 'bronze',
} as const satisfies Record<Raw, Processed>;

export const KINDS_OF: Readonly<Record<Form, readonly Resource[]>> = { raw: RAW, processed: PROCESSED };

/** The raw side of each resource's tile. */
const RAW_OF: Readonly<Record<Resource, Raw>> = {
  ...{ cattle: 'cattle', rock: 'rock', log: 'log', ore: 'ore' },
  ...{ leather: 'cattle', stone: 'rock', timber: 'log', bronze: 'ore' },
};

/** Counts a player's tiles of a kind, on both sides. */
function tilesOf(stock: Stock, raw: Raw): number {
  switch (raw) {
    case 'cattle':
      return stock.cattle + stock.leather;
    case 'rock':
      return stock.rock + stock.stone;
    case 'log':
      return stock.log + stock.timber;
    case 'ore':
      return stock.ore + stock.bronze;
  }
}

/** Returns the supply of a resource: 16 minus all players' tiles on both sides (S5.7). */
export function supplyOf(G: G, resource: Resource): number {
  const raw = RAW_OF[resource];
  let left = contentOf(G).resources.perKind;
  // Iterating over keys that are numbers would allocate a list each time.
  for (const id of G.turnOrder) left -= tilesOf(playerOf(G, id).resources, raw);
  return left;
}

/**
 * Returns the part of these resources that the supply can give. Raw and processed share tiles; raw ones come first.
 */
export function fromSupply(G: G, wanted: Resources): Resources {
  const got: { [Each in Resource]?: number } = {};
  for (const resource of RESOURCES) {
    const count = wanted[resource] ?? 0;
    if (count === 0) continue;
    const raw = RAW_OF[resource];
    const gone = raw === resource ? 0 : (got[raw] ?? 0);
    const taken = Math.min(count, supplyOf(G, resource) - gone);
    if (taken > 0) got[resource] = taken;
  }
  return got;
}

export const countOf = (stock: Stock, kinds: readonly Resource[]): number => {
  let count = 0;
  for (const kind of kinds) count += stock[kind];
  return count;
};

export function holds(stock: Stock, resources: Resources): boolean {
  for (const resource of RESOURCES) if ((resources[resource] ?? 0) > stock[resource]) return false;
  return true;
}

const isEmpty = (resources: Resources): boolean => {
  for (const _ in resources) return false;
  return true;
};

/** Gains resources as far as the supply has them. Returns the resources gained. */
export function gain(G: G, playerID: PlayerID, wanted: Resources, report: Report): Resources {
  const gained = fromSupply(G, wanted);
  if (isEmpty(gained)) return gained;
  const stock = playerOf(G, playerID).resources;
  for (const resource of RESOURCES) {
    const count = gained[resource];
    if (count !== undefined) stock[resource] += count;
  }
  report({ fact: 'resources', playerID, gained });
  return gained;
}

export function lose(G: G, playerID: PlayerID, resources: Resources, report: Report): void {
  const stock = playerOf(G, playerID).resources;
  for (const resource of RESOURCES) {
    const count = resources[resource];
    if (count !== undefined) stock[resource] -= count;
  }
  if (!isEmpty(resources)) report({ fact: 'resources', playerID, lost: resources });
}

/** Processes raw resources (S3.6). */
export function convert(G: G, playerID: PlayerID, raw: Bag<Raw>, report: Report): void {
  const stock = playerOf(G, playerID).resources;
  const gained: { [Each in Resource]?: number } = {};
  for (const kind of RAW) {
    const count = raw[kind] ?? 0;
    if (count === 0) continue;
    stock[kind] -= count;
    stock[PROCESSED_OF[kind]] += count;
    gained[PROCESSED_OF[kind]] = count;
  }
  if (!isEmpty(gained)) report({ fact: 'resources', playerID, gained, lost: raw });
}

export const bagOf = (stock: Stock): Resources => toBag(RESOURCES, stock);
