import { itemAt } from '../../../../rules-kit/indexed';
import { silent } from '../../../../rules-kit/logLine';
import { fixedShuffle } from '../../../../rules-kit/shuffle';
import {
  ACHIEVEMENTS,
  type Achievement,
  type ActionId,
  CANAL_SPACES,
  COLOURS,
  COLUMNS,
  type Colour,
  type ContractId,
  GOODS,
  type Good,
  type Heading,
  type PlayerID,
  SPACES,
  type Space,
  ZONES,
  type Zone,
} from '../../content/terms';
import { timesMet } from '../achievements';
import { actionCard, contentOf, tablesOf } from '../content-pack/contentOf';
import { openPiles, refill } from '../rows';
import { brokenInvariant } from './invariants';
import { giveColour, type SetupData, setupGame } from './setup';
import { explainSetupData } from './setupData';
import { type Building, type G, type OpenPiles, playerOf, type Turn, type ZoneCard } from './state';

type Canal = readonly (ActionId | 'home' | Building | null)[];

/**
 * Fields that are missing stay as they are after setup. A given `goods`, `zones` or `market` replaces the whole
 * field.
 */
export type ScenarioPlayer = {
  /** Null if not chosen yet. */
  readonly colour?: Colour | null;
  readonly coins?: number;
  readonly goods?: { readonly [Each in Good]?: number };
  /** Cards under each zone, or their number. */
  readonly zones?: { readonly [Each in Zone]?: readonly ZoneCard[] | number };
  readonly abilities?: readonly ActionId[];
  /** Spaces 0 to 4. The printed building is there even if it isn't listed. */
  readonly canal?: Canal;
  /** Default: 1 plus the number of shipyard cards. */
  readonly ship?: number;
  readonly heading?: Heading;
  /** Merchants on each space, lowest first. */
  readonly market?: { readonly [Each in Space]?: readonly ActionId[] };
  readonly used?: { readonly [Each in Space]?: number };
  readonly contracts?: readonly ContractId[];
  readonly fulfilled?: readonly ContractId[];
  readonly sprats?: number;
  readonly newSprats?: number;
  /** Markers placed so far. Default: those on wheels and achievement spaces. */
  readonly markers?: number;
};

export type ScenarioSpec = {
  readonly numPlayers: number;
  readonly setupData?: SetupData;
  readonly round?: number;
  readonly final?: boolean;
  /**
   * The player whose turn it is. Players before this one have already had their turn this round. Default: the
   * player with the crest.
   */
  readonly current?: PlayerID;
  readonly players?: Readonly<Record<PlayerID, ScenarioPlayer>>;
  /** Columns 1 to 5 of each row. Missing columns are empty. */
  readonly actions?: readonly (ActionId | null)[];
  readonly contracts?: readonly (ContractId | null)[];
  /** Cards on top of the piles, next to be dealt first. */
  readonly piles?: { readonly actions?: readonly ActionId[]; readonly contracts?: readonly ContractId[] };
  readonly wheels?: { readonly [Each in Achievement]?: readonly (readonly PlayerID[])[] };
  readonly marks?: { readonly [Each in Achievement]?: readonly PlayerID[] };
  readonly turn?: Partial<Turn>;
};

function fail(message: string): never {
  throw new Error(`scenario: ${message}`);
}

function whole(value: number, least: number, most: number, where: string): number {
  return Number.isInteger(value) && value >= least && value <= most
    ? value
    : fail(`${where} is ${value}, expected a whole number from ${least} to ${most}`);
}

/** Rejects unknown fields, so that a typo doesn't go unnoticed. */
function knownFields(value: object, fields: readonly string[], where: string): void {
  const unknown = Object.keys(value).find((field) => !fields.includes(field));
  if (unknown !== undefined) fail(`${where}.${unknown}: no such field, expected ${fields.join(', ')}`);
}

const PLAYER_FIELDS: readonly (keyof ScenarioPlayer)[] = [
  'colour',
  'coins',
  'goods',
  'zones',
  'abilities',
  'canal',
  'ship',
  'heading',
  'market',
  'used',
  'contracts',
  'fulfilled',
  'sprats',
  'newSprats',
  'markers',
];

/** Takes cards by name from the piles and rows, each at most once. */
type Taker = { readonly take: (card: string) => void; readonly anyOf: (zone: Zone) => ActionId };

function takerOf(G: G): Taker {
  const taken = new Set<string>();
  const piles: OpenPiles = openPiles(G);
  const rows: (string | null)[][] = [G.actionRow, G.contractRow];
  const take = (card: string) => {
    if (taken.has(card)) fail(`${card} is in two places`);
    const pile = [piles.actions, piles.contracts].find((cards: string[]) => cards.includes(card));
    const row = rows.find((cards) => cards.includes(card));
    if (pile !== undefined) pile.splice((pile as string[]).indexOf(card), 1);
    else if (row !== undefined) row[row.indexOf(card)] = null;
    else fail(`${card} is in no pile or row`);
    taken.add(card);
  };
  const anyOf = (zone: Zone): ActionId => {
    const card = piles.actions.find((id) => actionCard(G, id).zone === zone);
    if (card === undefined) return fail(`no card of the ${zone} is left in the pile`);
    take(card);
    return card;
  };
  return { take, anyOf };
}

function chooseColours(G: G, spec: ScenarioSpec): void {
  const named = new Map<PlayerID, Colour | null>();
  for (const [playerID, { colour }] of Object.entries(spec.players ?? {})) {
    if (colour === undefined) continue;
    if (colour !== null && !COLOURS.includes(colour))
      fail(`players.${playerID}.colour is ${colour}, expected ${COLOURS.join(', ')}`);
    if (colour !== null && [...named.values()].includes(colour))
      fail(`${colour} is the colour of two players`);
    named.set(playerID, colour);
  }
  const free = COLOURS.filter((colour) => ![...named.values()].includes(colour));
  for (const playerID of G.turnOrder) {
    const player = playerOf(G, playerID);
    const given = named.get(playerID);
    if (given === null) continue;
    const kept = given ?? player.colour;
    const next = kept !== null && (given !== undefined || free.includes(kept)) ? kept : free[0];
    if (next === undefined) fail(`no colour is left for player ${playerID}`);
    if (free.includes(next)) free.splice(free.indexOf(next), 1);
    giveColour(G, playerID, next);
  }
}

function layCanal(G: G, where: string, canal: Canal, { take }: Taker): (Building | null)[] {
  const { homeSpace } = contentOf(G).canal;
  if (canal.length > CANAL_SPACES) fail(`${where}: ${canal.length} spaces, expected ${CANAL_SPACES}`);
  return Array.from({ length: CANAL_SPACES }, (_, space) => {
    const given = canal[space] ?? null;
    const building: Building | null =
      typeof given === 'string' ? { card: given, turned: false } : given === null ? null : { ...given };
    if (space === homeSpace) {
      if (building !== null && building.card !== 'home')
        fail(`${where}.${space}: ${building.card} is on the space of the printed building`);
      return { card: 'home', turned: false };
    }
    if (building === null) return null;
    if (building.card === 'home')
      return fail(`${where}.${space}: the printed building is on space ${homeSpace}`);
    take(building.card);
    return building;
  });
}

function layPlayer(G: G, playerID: PlayerID, spec: ScenarioPlayer, taker: Taker): void {
  const player = playerOf(G, playerID);
  const where = `players.${playerID}`;
  knownFields(spec, PLAYER_FIELDS, where);
  player.coins = whole(spec.coins ?? player.coins, 0, 9999, `${where}.coins`);
  if (spec.goods !== undefined) {
    knownFields(spec.goods, GOODS, `${where}.goods`);
    for (const good of GOODS)
      player.goods[good] = whole(spec.goods[good] ?? 0, 0, 999, `${where}.goods.${good}`);
  }
  knownFields(spec.zones ?? {}, ZONES, `${where}.zones`);
  for (const zone of ZONES) {
    const cards = spec.zones?.[zone] ?? [];
    if (typeof cards === 'number') {
      const count = whole(cards, 0, tablesOf(G).zone[zone].maxCards, `${where}.zones.${zone}`);
      for (let left = count; left > 0; left--) player.zones[zone].push(taker.anyOf(zone));
      continue;
    }
    for (const card of cards) {
      if (card === 'sprat') G.sprats -= 1;
      else taker.take(card);
      player.zones[zone].push(card);
    }
  }
  for (const card of spec.abilities ?? []) {
    taker.take(card);
    player.abilities.push(card);
  }
  if (spec.canal !== undefined) player.canal = layCanal(G, `${where}.canal`, spec.canal, taker);
  const ships = contentOf(G).ships.length;
  player.ship = whole(
    spec.ship ?? Math.min(ships, 1 + player.zones.shipyard.length),
    1,
    ships,
    `${where}.ship`,
  );
  player.heading = spec.heading ?? player.heading;
  knownFields(spec.market ?? {}, SPACES, `${where}.market`);
  for (const space of SPACES) {
    for (const card of spec.market?.[space] ?? []) {
      taker.take(card);
      player.market[space].push(card);
    }
    player.used[space] = spec.used?.[space] ?? 0;
  }
  const starting = contentOf(G).contracts.filter((contract) => contract.starting !== undefined);
  const isStarting = (id: ContractId) => starting.some((contract) => contract.id === id);
  const lay = (contracts: readonly ContractId[]) => {
    for (const id of contracts) {
      if (!isStarting(id)) taker.take(id);
      else if (starting.every((contract) => contract.id !== id || contract.starting !== player.colour))
        fail(`${where}: ${id} is the starting contract of another colour`);
    }
    return [...contracts];
  };
  player.fulfilled = lay(spec.fulfilled ?? []);
  const begunWith = player.contracts.filter((id) => !player.fulfilled.includes(id));
  player.contracts = spec.contracts === undefined ? begunWith : lay(spec.contracts);
  player.sprats = whole(spec.sprats ?? 0, 0, 4, `${where}.sprats`);
  player.newSprats = whole(spec.newSprats ?? 0, 0, 4, `${where}.newSprats`);
  G.sprats -= player.sprats + player.newSprats;
}

/** Sets the markers on wheels and achievement spaces, and each player's counts that follow from them. */
function layMarkers(G: G, spec: ScenarioSpec): void {
  const knownSeat = (where: string) => (playerID: PlayerID) =>
    G.players[playerID] === undefined ? fail(`${where} names player ${playerID}, who has no seat`) : playerID;
  knownFields(spec.wheels ?? {}, ACHIEVEMENTS, 'wheels');
  knownFields(spec.marks ?? {}, ACHIEVEMENTS, 'marks');
  for (const achievement of ACHIEVEMENTS) {
    const wheel = spec.wheels?.[achievement] ?? [];
    G.wheels[achievement] = wheel.map((group) => group.map(knownSeat(`wheels.${achievement}`)));
    G.marks[achievement] = (spec.marks?.[achievement] ?? []).map(knownSeat(`marks.${achievement}`));
  }
  for (const [playerID, player] of Object.entries(G.players)) {
    let shown = 0;
    for (const achievement of ACHIEVEMENTS) {
      const own = [...G.wheels[achievement].flat(), ...G.marks[achievement]].filter(
        (id) => id === playerID,
      ).length;
      shown += own;
      // The next move must not place a marker for a condition that is already met.
      player.met[achievement] = Math.max(own, timesMet(G, player, achievement));
    }
    player.markers = whole(
      spec.players?.[playerID]?.markers ?? shown,
      shown,
      99,
      `players.${playerID}.markers`,
    );
  }
}

function layRow<Id extends string>(row: (Id | null)[], cards: readonly (Id | null)[], where: string): void {
  if (cards.length > COLUMNS) fail(`${where}: ${cards.length} cards, expected ${COLUMNS} at most`);
  row.splice(0, row.length, ...Array.from({ length: COLUMNS }, (_, column) => cards[column] ?? null));
}

function layRows(G: G, spec: ScenarioSpec, { take }: Taker): void {
  const named = [...(spec.actions ?? []), ...(spec.contracts ?? [])].filter((card) => card !== null);
  const onTop = [...(spec.piles?.actions ?? []), ...(spec.piles?.contracts ?? [])];
  for (const card of [...named, ...onTop]) take(card);
  const piles = openPiles(G);
  // Replaced cards of the rows go to the bottom of their pile.
  if (spec.actions !== undefined) {
    piles.actions.unshift(...G.actionRow.filter((card) => card !== null));
    layRow(G.actionRow, spec.actions, 'actions');
  }
  if (spec.contracts !== undefined) {
    piles.contracts.unshift(...G.contractRow.filter((card) => card !== null));
    layRow(G.contractRow, spec.contracts, 'contracts');
  }
  piles.actions.push(...[...(spec.piles?.actions ?? [])].reverse());
  piles.contracts.push(...[...(spec.piles?.contracts ?? [])].reverse());
  const rows = { actions: [...G.actionRow], contracts: [...G.contractRow] };
  refill(G, silent);
  // Restores the given rows and returns the cards that `refill` dealt there.
  for (const kind of ['actions', 'contracts'] as const) {
    if (spec[kind] === undefined) continue;
    const row: (string | null)[] = kind === 'actions' ? G.actionRow : G.contractRow;
    const pile: string[] = piles[kind];
    const dealt = row.filter((card) => card !== null && !(rows[kind] as (string | null)[]).includes(card));
    pile.push(...dealt.filter((card) => card !== null).reverse());
    row.splice(0, row.length, ...rows[kind]);
  }
}

/**
 * Builds a valid state from a description. Everything else is as after setup with a fixed seed.
 * @throws Error explaining why a position is impossible.
 */
export function scenario(spec: ScenarioSpec): G {
  const problem = explainSetupData(spec.setupData, spec.numPlayers);
  if (problem !== null) fail(problem);
  const G = setupGame(spec.numPlayers, spec.setupData ?? {}, fixedShuffle());
  for (const playerID of Object.keys(spec.players ?? {}))
    if (G.players[playerID] === undefined)
      fail(`players: no seat ${playerID} with ${spec.numPlayers} players`);
  chooseColours(G, spec);
  G.round = whole(spec.round ?? 1, 1, 999, 'round');
  G.final = spec.final ?? false;
  const place = G.turnOrder.indexOf(spec.current ?? itemAt(G.turnOrder, 0));
  if (place < 0) fail(`current is ${spec.current}, expected one of ${G.turnOrder.join(', ')}`);
  G.turnsTaken = place;
  const taker = takerOf(G);
  for (const playerID of G.turnOrder) layPlayer(G, playerID, spec.players?.[playerID] ?? {}, taker);
  layRows(G, spec, taker);
  layMarkers(G, spec);
  Object.assign(G.turn, spec.turn);
  const broken = brokenInvariant(G);
  return broken === null ? G : fail(broken);
}
