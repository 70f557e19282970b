import { board } from '../content/board';
import { HAND_SIZE, MOST_TOKENS, ROUNDS, TRACK_END } from '../content/setup';
import {
  type BusinessId,
  type ChitId,
  GOODS,
  type Goods,
  type PlayerID,
  type SituationId,
  type SpaceId,
  TRACKS,
  type Track,
  type WorkerId,
} from '../content/terms';
import { businessCard, contentOf } from './contentOf';
import { addGoods, emptyStock, load } from './goods';
import { brokenInvariant } from './invariants';
import { revealSituation, turnUpHuntingChits } from './roundStart';
import { type SetupData, type Shuffle, setupGame } from './setup';
import { explainSetupData } from './setupData';
import type { ExplorationChit, G, Player, Turn } from './state';
import { traitsOf } from './traits';

export type ScenarioWorker = {
  readonly id: WorkerId;
  readonly at?: SpaceId;
  readonly goods?: Goods;
  readonly acted?: boolean;
  /** Completed a business already this round (for w04: this phase). */
  readonly businessDone?: boolean;
  /** Businesses that stay with this worker, completed earlier. */
  readonly attached?: readonly BusinessId[];
};

export type ScenarioPlayer = {
  readonly gold?: number;
  readonly tokens?: number;
  readonly tracks?: Partial<Record<Track, number>>;
  readonly hand?: readonly BusinessId[];
  readonly workerHand?: readonly WorkerId[];
  readonly workers?: readonly ScenarioWorker[];
  readonly completed?: readonly BusinessId[];
};

export type ScenarioChits = {
  /** A city's exploration spot: a chit, a no-exploration chit, or null for none (explored). */
  readonly exploration?: Readonly<Record<SpaceId, ChitId | 'noExploration' | null>>;
  /** A city's hunting spot: a chit, face up unless said, or null for none. */
  readonly hunting?: Readonly<
    Record<SpaceId, ChitId | { readonly chit: ChitId; readonly faceUp: boolean } | null>
  >;
};

export type ScenarioSpec = {
  readonly numPlayers: number;
  readonly setupData?: SetupData;
  /** 1 to 4. */
  readonly round?: number;
  readonly players?: Readonly<Record<PlayerID, ScenarioPlayer>>;
  readonly chits?: ScenarioChits;
  /** Situation cards of rounds 1, 2, …; those up to `round` are revealed and applied, before `chits` is laid. */
  readonly situations?: readonly SituationId[];
  readonly turnOrder?: readonly PlayerID[];
  readonly factoryAt?: SpaceId | null;
  readonly pilgrimage?: readonly SpaceId[];
  readonly firstTraders?: readonly PlayerID[];
  readonly turn?: Partial<Turn>;
};

/** A shuffle that is always the same: scenarios are filled as after setup with a fixed seed. */
function fixedShuffle(): Shuffle {
  let state = 0x2545f491;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  return (items) => {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = Math.floor(next() * (last + 1));
      [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
    }
    return shuffled;
  };
}

const fail = (message: string): never => {
  throw new Error(`scenario: ${message}`);
};

function knownSpace(id: SpaceId, where: string): SpaceId {
  return board.space[id] === undefined ? fail(`${where} names ${id}, expected a space of the board`) : id;
}

function whole(value: number, least: number, most: number, where: string): number {
  return Number.isInteger(value) && value >= least && value <= most
    ? value
    : fail(`${where} is ${value}, expected a whole number from ${least} to ${most}`);
}

/** Takes a card from wherever the setup put it; what is asked for by name comes first, the rest fills up. */
function takeCard(G: G, card: string): void {
  if (G.removedCards.includes(card)) fail(`${card} is out of the game with ${G.numPlayers} players`);
  const piles: string[][] = [
    G.businessDeck,
    G.workerBox,
    ...Object.values(G.players).flatMap((player) => [player.hand, player.workerHand, player.draftPack]),
  ];
  const pile = piles.find((cards) => cards.includes(card));
  if (pile === undefined) fail(`${card} stands in two places, or is no card of this game`);
  else pile.splice(pile.indexOf(card), 1);
}

function layWorkers(G: G, playerID: PlayerID, player: Player, workers: readonly ScenarioWorker[]): void {
  for (const spec of workers) {
    const where = `players.${playerID}.workers ${spec.id}`;
    takeCard(G, spec.id);
    if (contentOf(G).workers[spec.id] === undefined) fail(`${where}: no such worker card`);
    const goods = emptyStock();
    for (const good of GOODS) goods[good] = whole(spec.goods?.[good] ?? 0, 0, 99, `${where}.goods.${good}`);
    addGoods(goods, {});
    player.workers.push(spec.id);
    G.workers[spec.id] = {
      id: spec.id,
      owner: playerID,
      at: knownSpace(spec.at ?? 'moscow', where),
      goods,
      acted: spec.acted ?? false,
      businessDone: spec.businessDone ?? false,
      businessesThisRound: spec.businessDone === true ? 1 : 0,
      stepGoldTaken: false,
      attached: [],
    };
    for (const card of spec.attached ?? []) {
      takeCard(G, card);
      if (!businessCard(G, card).effects.some((effect) => effect.do === 'stayWithWorker'))
        fail(`${where}.attached: ${card} does not stay with a worker`);
      G.workers[spec.id].attached.push(card);
      player.completed.push({ card, worker: spec.id, round: Math.max(1, G.round - 1), faceUp: true });
    }
    const { capacity } = traitsOf(G, spec.id);
    if (load(goods) > capacity) fail(`${where}.goods: ${load(goods)} pieces, expected ${capacity} at most`);
  }
}

function layPlayer(G: G, playerID: PlayerID, spec: ScenarioPlayer): void {
  const player = G.players[playerID];
  const where = `players.${playerID}`;
  player.gold = whole(spec.gold ?? player.gold, 0, 9999, `${where}.gold`);
  player.ledger.start = player.gold;
  player.tokens = whole(spec.tokens ?? player.tokens, 0, MOST_TOKENS, `${where}.tokens`);
  for (const track of TRACKS)
    player.tracks[track] = whole(spec.tracks?.[track] ?? 0, 0, TRACK_END, `${where}.tracks.${track}`);
  layWorkers(G, playerID, player, spec.workers ?? []);
  for (const card of spec.completed ?? []) {
    takeCard(G, card);
    const worker = player.workers[0] ?? fail(`${where}.completed: expected a worker who completed it`);
    player.completed.push({ card, worker, round: Math.max(1, G.round - 1), faceUp: false });
  }
  for (const [named, pile, size] of [
    [spec.hand, player.hand, HAND_SIZE],
    [spec.workerHand, player.workerHand, 3],
  ] as const) {
    if (named === undefined) continue;
    if (named.length > size) fail(`${where}: ${named.length} cards in a hand, expected ${size} at most`);
    (pile === player.hand ? G.businessDeck : G.workerBox).push(...(pile.splice(0) as never[]));
    for (const card of named) takeCard(G, card);
    pile.push(...(named as never[]));
  }
}

/** Lays the chits asked for by name; a chit lying elsewhere changes places with the one that lay there. */
function layChits(G: G, chits: ScenarioChits): void {
  const lift = (chit: ChitId): void => {
    const boxed = G.box.indexOf(chit);
    if (boxed >= 0) G.box.splice(boxed, 1);
    for (const [city, other] of Object.entries(G.exploration)) if (other === chit) delete G.exploration[city];
    for (const [city, spot] of Object.entries(G.hunting)) if (spot.chit === chit) delete G.hunting[city];
  };
  const clear = (city: SpaceId, spot: 'exploration' | 'hunting'): void => {
    if (board.space[knownSpace(city, 'chits')][`${spot}Spot`] !== true)
      fail(`chits.${spot}: ${city} has no such spot`);
    if (spot === 'hunting') {
      if (G.hunting[city] !== undefined) G.box.push(G.hunting[city].chit);
      delete G.hunting[city];
      return;
    }
    const chit: ExplorationChit | undefined = G.exploration[city];
    if (chit === 'noExploration') G.noExplorationSupply += 1;
    else if (chit !== undefined) G.box.push(chit as ChitId);
    delete G.exploration[city];
    if (G.soloDisc === city) G.soloDisc = null;
  };
  const known = (chit: ChitId): void => {
    const content = contentOf(G);
    const all = [
      ...content.siberiaChits.map((_, i) => `siberia${i + 1}`),
      ...content.farEastChits.map((_, i) => `farEast${i + 1}`),
    ];
    if (!all.includes(chit)) fail(`chits: ${chit} is no harvest chit`);
  };
  for (const city of Object.keys(chits.exploration ?? {})) clear(city, 'exploration');
  for (const city of Object.keys(chits.hunting ?? {})) clear(city, 'hunting');
  for (const [city, chit] of Object.entries(chits.exploration ?? {})) {
    if (chit === null) continue;
    if (chit === 'noExploration') {
      if (G.noExplorationSupply === 0) fail('chits.exploration: more than 8 no-exploration chits');
      G.noExplorationSupply -= 1;
    } else {
      known(chit);
      lift(chit);
    }
    G.exploration[city] = chit;
  }
  for (const [city, spot] of Object.entries(chits.hunting ?? {})) {
    if (spot === null) continue;
    const { chit, faceUp } = typeof spot === 'string' ? { chit: spot, faceUp: true } : spot;
    known(chit);
    lift(chit);
    G.hunting[city] = { chit, faceUp };
  }
}

/** A valid state for a given position: everything that is not named is as after setup with a fixed seed.
 *  @throws Error on an impossible position, saying what is wrong. */
export function scenario(spec: ScenarioSpec): G {
  const problem = explainSetupData(spec.setupData, spec.numPlayers);
  if (problem !== null) fail(problem);
  const G = setupGame(spec.numPlayers, spec.setupData ?? {}, fixedShuffle());
  const round = whole(spec.round ?? 1, 1, ROUNDS, 'round');
  const seats = Object.keys(G.players);
  const order = [...(spec.situations ?? [])];
  for (const id of order) if (!G.situationDeck.includes(id)) fail(`situations: ${id} is no situation card`);
  if (new Set(order).size < order.length) fail('situations: a card stands in it twice');
  G.situationDeck = [...order, ...G.situationDeck.filter((id) => !order.includes(id as SituationId))];
  if (spec.situations !== undefined) {
    for (G.round = 1; G.round <= Math.min(round, order.length); G.round++) {
      G.noEntry = [];
      if (G.round > 1) turnUpHuntingChits(G);
      revealSituation(G);
    }
  }
  G.round = round;
  for (let past = 1; past < round; past++) G.turnOrder = [...G.turnOrder.slice(1), G.turnOrder[0]];
  if (spec.turnOrder !== undefined) {
    if ([...spec.turnOrder].sort().join() !== seats.join())
      fail(`turnOrder: expected each of ${seats.join(', ')} once`);
    G.turnOrder = [...spec.turnOrder];
  }
  for (const playerID of Object.keys(spec.players ?? {}))
    if (G.players[playerID] === undefined)
      fail(`players: no seat ${playerID} with ${spec.numPlayers} players`);
  for (const playerID of seats) {
    const player = spec.players?.[playerID];
    if (player !== undefined) layPlayer(G, playerID, player);
  }
  if (spec.chits !== undefined) layChits(G, spec.chits);
  if (spec.factoryAt !== undefined)
    G.factoryAt = spec.factoryAt === null ? null : knownSpace(spec.factoryAt, 'factoryAt');
  G.pilgrimage = (spec.pilgrimage ?? []).map((village) => knownSpace(village, 'pilgrimage'));
  G.firstTraders = [...(spec.firstTraders ?? [])];
  Object.assign(G.turn, spec.turn);
  const broken = brokenInvariant(G);
  return broken === null ? G : fail(broken);
}
