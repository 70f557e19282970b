import { entriesOf, keysOf } from '../../../../rules-kit/records';
import { fixedShuffle } from '../../../../rules-kit/shuffle';
import { spaceOf } from '../../content/board';
import {
  HAND_SIZE,
  MOST_TOKENS,
  MOST_WORKERS,
  ROUNDS,
  SOLO_DISC_CITY,
  TRACK_END,
  WORKER_CARDS_DEALT,
} from '../../content/setup';
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
} from '../../content/terms';
import { businessCard, contentOf } from '../content-pack/contentOf';
import { emptyStock, load } from '../goods';
import { revealSituation, turnUpHuntingChits } from '../roundStart';
import { isSpace } from '../spaces';
import { traitsOf } from '../traits';
import { brokenInvariant } from './invariants';
import { type SetupData, setupGame } from './setup';
import { explainSetupData } from './setupData';
import { type ExplorationChit, type G, type Player, playerOf, type Turn, workerOf } from './state';

export type ScenarioWorker = {
  readonly id: WorkerId;
  readonly at?: SpaceId;
  readonly goods?: Goods;
  readonly acted?: boolean;
  /** Has already completed a business this round (w04: this phase). */
  readonly businessDone?: boolean;
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
  /** A city's exploration spot: a chit, a no-exploration chit, or null for an empty spot (explored). */
  readonly exploration?: Readonly<Partial<Record<SpaceId, ChitId | 'noExploration' | null>>>;
  /** A city's hunting spot: a chit (face up by default), or null for an empty spot. */
  readonly hunting?: Readonly<
    Partial<Record<SpaceId, ChitId | { readonly chit: ChitId; readonly faceUp: boolean } | null>>
  >;
};

export type ScenarioSpec = {
  readonly numPlayers: number;
  readonly setupData?: SetupData;
  readonly round?: number;
  readonly players?: Readonly<Record<PlayerID, ScenarioPlayer>>;
  readonly chits?: ScenarioChits;
  /** Situation cards of rounds 1, 2, …; those up to `round` are revealed and applied before `chits` is. */
  readonly situations?: readonly SituationId[];
  readonly turnOrder?: readonly PlayerID[];
  readonly factoryAt?: SpaceId | null;
  readonly pilgrimage?: readonly SpaceId[];
  readonly firstTraders?: readonly PlayerID[];
  readonly turn?: Partial<Turn>;
};

const fail = (message: string): never => {
  throw new Error(`scenario: ${message}`);
};

function knownSpace(id: string, where: string): SpaceId {
  return isSpace(id) ? id : fail(`${where} names ${id}, expected a space of the board`);
}

function whole(value: number, least: number, most: number, where: string): number {
  return Number.isInteger(value) && value >= least && value <= most
    ? value
    : fail(`${where} is ${value}, expected a whole number from ${least} to ${most}`);
}

/** Returns a function that removes a named card from the pile that setup put it in. Each card can be taken once. */
function cardTaker(G: G): (card: string) => void {
  const taken = new Set<string>();
  return (card) => {
    if (G.removedCards.includes(card)) fail(`${card} is not used with ${G.numPlayers} players`);
    if (taken.has(card)) fail(`${card} is listed twice`);
    taken.add(card);
    const piles: string[][] = [
      G.businessDeck,
      G.workerBox,
      ...Object.values(G.players).flatMap((player) => [player.hand, player.workerHand, player.draftPack]),
    ];
    const pile = piles.find((cards) => cards.includes(card));
    if (pile === undefined) fail(`${card} is not a card of this game`);
    else pile.splice(pile.indexOf(card), 1);
  };
}

/** Puts a completed business that stays with its worker face up beside the worker. */
function attach(G: G, player: Player, workerId: WorkerId, card: BusinessId): void {
  workerOf(G, workerId).attached.push(card);
  player.completed.push({ card, worker: workerId, round: Math.max(1, G.round - 1), faceUp: true });
}

const stays = (G: G, card: BusinessId): boolean =>
  businessCard(G, card).effects.some((effect) => effect.do === 'stayWithWorker');

function layWorkers(
  G: G,
  playerID: PlayerID,
  player: Player,
  workers: readonly ScenarioWorker[],
  takeCard: (card: string) => void,
): void {
  if (workers.length > MOST_WORKERS)
    fail(`players.${playerID}.workers: ${workers.length} workers, expected at most ${MOST_WORKERS}`);
  for (const spec of workers) {
    const where = `players.${playerID}.workers ${spec.id}`;
    takeCard(spec.id);
    if (contentOf(G).workers[spec.id] === undefined) fail(`${where}: no such worker card`);
    const goods = emptyStock();
    for (const good of GOODS) goods[good] = whole(spec.goods?.[good] ?? 0, 0, 99, `${where}.goods.${good}`);
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
      takeCard(card);
      if (!stays(G, card)) fail(`${where}.attached: ${card} does not stay with a worker`);
      attach(G, player, spec.id, card);
    }
    const { capacity } = traitsOf(G, spec.id);
    if (load(goods) > capacity) fail(`${where}.goods: ${load(goods)} pieces, expected at most ${capacity}`);
  }
}

function layPlayer(G: G, playerID: PlayerID, spec: ScenarioPlayer, takeCard: (card: string) => void): void {
  const player = playerOf(G, playerID);
  const where = `players.${playerID}`;
  player.gold = whole(spec.gold ?? player.gold, 0, 9999, `${where}.gold`);
  player.ledger.start = player.gold;
  player.tokens = whole(spec.tokens ?? player.tokens, 0, MOST_TOKENS, `${where}.tokens`);
  for (const track of TRACKS)
    player.tracks[track] = whole(spec.tracks?.[track] ?? 0, 0, TRACK_END, `${where}.tracks.${track}`);
  layWorkers(G, playerID, player, spec.workers ?? [], takeCard);
  for (const card of spec.completed ?? []) {
    takeCard(card);
    const worker = player.workers[0] ?? fail(`${where}.completed: expected a worker that completed it`);
    if (stays(G, card)) attach(G, player, worker, card);
    else player.completed.push({ card, worker, round: Math.max(1, G.round - 1), faceUp: false });
  }
  for (const [named, pile, size] of [
    [spec.hand, player.hand, HAND_SIZE],
    [spec.workerHand, player.workerHand, WORKER_CARDS_DEALT],
  ] as const) {
    if (named === undefined) continue;
    if (named.length > size) fail(`${where}: ${named.length} cards in a hand, expected at most ${size}`);
    (pile === player.hand ? G.businessDeck : G.workerBox).push(...(pile.splice(0) as never[]));
    for (const card of named) takeCard(card);
    pile.push(...(named as never[]));
  }
  const businesses = (spec.hand?.length ?? 0) + player.completed.length;
  if (businesses > HAND_SIZE) fail(`${where}: ${businesses} business cards, expected at most ${HAND_SIZE}`);
  const workerCards = (spec.workerHand?.length ?? 0) + player.workers.length;
  if (workerCards > WORKER_CARDS_DEALT)
    fail(`${where}: ${workerCards} worker cards, expected at most ${WORKER_CARDS_DEALT}`);
}

/** Fills hands that the scenario doesn't list: as many cards as dealt, minus the cards played. */
function fillHands(G: G, players: ScenarioSpec['players']): void {
  const fill = <Card>(pile: Card[], deck: Card[], size: number) => {
    deck.push(...pile.splice(size));
    pile.push(...deck.splice(0, size - pile.length));
  };
  // Surplus cards go back first, so that the decks have enough for the short hands.
  for (const _ of ['give back', 'fill up']) {
    for (const [playerID, player] of Object.entries(G.players)) {
      const named = players?.[playerID];
      if (named?.hand === undefined)
        fill(
          G.options.draft ? player.draftPack : player.hand,
          G.businessDeck,
          HAND_SIZE - player.completed.length,
        );
      if (named?.workerHand === undefined)
        fill(player.workerHand, G.workerBox, WORKER_CARDS_DEALT - player.workers.length);
    }
  }
}

const isFarEastChit = (chit: string): boolean => chit.startsWith('farEast');

/**
 * Puts the named chits on their spots. If a named chit comes from another spot, that spot gets one of the chits that
 * were replaced.
 */
function layChits(G: G, chits: ScenarioChits): void {
  const content = contentOf(G);
  const all: readonly string[] = [
    ...content.siberiaChits.map((_, i) => `siberia${i + 1}`),
    ...content.farEastChits.map((_, i) => `farEast${i + 1}`),
  ];
  const freed: ChitId[] = [];
  const clear = (city: SpaceId, spot: 'exploration' | 'hunting'): void => {
    if (spaceOf(knownSpace(city, 'chits'))[`${spot}Spot`] !== true)
      fail(`chits.${spot}: ${city} has no such spot`);
    const chit = spot === 'hunting' ? G.hunting[city]?.chit : G.exploration[city];
    if (chit === 'noExploration') G.noExplorationSupply += 1;
    // Full states have no backs of chits.
    else if (chit !== undefined && chit !== 'siberiaBack' && chit !== 'farEastBack') freed.push(chit);
    delete G[spot][city];
  };
  const replacement = (chit: ChitId): ChitId | undefined => {
    const pile = [freed, G.box].find((pile) =>
      pile.some((one) => isFarEastChit(one) === isFarEastChit(chit)),
    );
    const index = pile?.findIndex((one) => isFarEastChit(one) === isFarEastChit(chit)) ?? -1;
    return pile?.splice(index, 1)[0];
  };
  const lift = (chit: ChitId): void => {
    for (const pile of [freed, G.box]) if (pile.includes(chit)) pile.splice(pile.indexOf(chit), 1);
    for (const [city, other] of entriesOf(G.exploration)) {
      if (other !== chit) continue;
      const instead = replacement(chit);
      if (instead === undefined) delete G.exploration[city];
      else G.exploration[city] = instead;
    }
    for (const [city, spot] of entriesOf(G.hunting)) {
      if (spot.chit !== chit) continue;
      const instead = replacement(chit);
      if (instead === undefined) delete G.hunting[city];
      else spot.chit = instead;
    }
  };
  const named = new Set<ChitId>();
  const take = (chit: ChitId, city: SpaceId): void => {
    if (!all.includes(chit)) fail(`chits: ${chit} is not a harvest chit`);
    if (named.has(chit)) fail(`chits: ${chit} is listed twice`);
    if (isFarEastChit(chit) !== (spaceOf(city).region === 'far-east'))
      fail(`chits: ${chit} is in ${city}, expected a chit for that part of the board`);
    named.add(chit);
    lift(chit);
  };
  for (const city of keysOf(chits.exploration ?? {})) clear(city, 'exploration');
  for (const city of keysOf(chits.hunting ?? {})) clear(city, 'hunting');
  for (const [city, chit] of entriesOf(chits.exploration ?? {})) {
    if (chit === null) continue;
    if (chit === 'noExploration') {
      if (G.noExplorationSupply === 0) fail('chits.exploration: more than 8 no-exploration chits');
      G.noExplorationSupply -= 1;
    } else take(chit, city);
    G.exploration[city] = chit;
  }
  for (const [city, spot] of entriesOf(chits.hunting ?? {})) {
    if (spot === null) continue;
    const { chit, faceUp } = typeof spot === 'string' ? { chit: spot, faceUp: true } : spot;
    take(chit, city);
    G.hunting[city] = { chit, faceUp };
  }
  G.box.push(...freed);
  const solo: ExplorationChit | undefined = G.exploration[SOLO_DISC_CITY];
  if (solo === undefined || solo === 'noExploration') G.soloDisc = null;
}

function layMarkers(G: G, spec: ScenarioSpec): void {
  if (spec.factoryAt !== undefined && spec.factoryAt !== null) {
    const { kind, region } = spaceOf(knownSpace(spec.factoryAt, 'factoryAt'));
    const regions = Object.values(contentOf(G).workers)
      .flatMap(({ upper, lower }) => [...upper, ...lower])
      .flatMap((ability) =>
        'on' in ability && ability.on === 'roundStart' ? [ability.placeFactory.region] : [],
      );
    if (kind === 'village' || !regions.includes(region))
      fail(`factoryAt is ${spec.factoryAt}, expected a city of ${regions.join(' or ')}`);
    G.factoryAt = spec.factoryAt;
  }
  for (const village of spec.pilgrimage ?? []) {
    if (spaceOf(knownSpace(village, 'pilgrimage')).kind !== 'village')
      fail(`pilgrimage names ${village}, expected a village`);
    G.pilgrimage.push(village);
  }
  for (const playerID of spec.firstTraders ?? []) {
    if (G.players[playerID] === undefined) fail(`firstTraders names ${playerID}, expected a player`);
    G.firstTraders.push(playerID);
  }
  Object.assign(G.turn, spec.turn);
  const acting = G.turn.worker;
  if (acting !== null && G.workers[acting] === undefined)
    fail(`turn.worker is ${acting}, expected a worker in play`);
}

/**
 * Returns a valid state for a described position; everything else is as after setup with a fixed seed.
 * @throws Error describing the contradiction if the position is impossible.
 */
export function scenario(spec: ScenarioSpec): G {
  const problem = explainSetupData(spec.setupData, spec.numPlayers);
  if (problem !== null) fail(problem);
  const G = setupGame(spec.numPlayers, spec.setupData ?? {}, fixedShuffle());
  const round = whole(spec.round ?? 1, 1, ROUNDS, 'round');
  const seats = Object.keys(G.players);
  const order = [...(spec.situations ?? [])];
  for (const id of order)
    if (!G.situationDeck.includes(id)) fail(`situations: ${id} is not a situation card`);
  if (new Set(order).size < order.length) fail('situations: a card is listed twice');
  G.situationDeck = [...order, ...G.situationDeck.filter((id) => !order.some((each) => each === id))];
  if (spec.situations !== undefined) {
    for (G.round = 1; G.round <= Math.min(round, order.length); G.round++) {
      G.noEntry = [];
      if (G.round > 1) turnUpHuntingChits(G);
      revealSituation(G);
    }
  }
  G.round = round;
  if (G.situationRound < round) G.noEntry = [];
  for (let past = 1; past < round; past++)
    G.turnOrder = [...G.turnOrder.slice(1), ...G.turnOrder.slice(0, 1)];
  if (spec.turnOrder !== undefined) {
    if ([...spec.turnOrder].sort().join() !== seats.join())
      fail(`turnOrder: expected each of ${seats.join(', ')} once`);
    G.turnOrder = [...spec.turnOrder];
  }
  for (const playerID of Object.keys(spec.players ?? {}))
    if (G.players[playerID] === undefined)
      fail(`players: no seat ${playerID} with ${spec.numPlayers} players`);
  const takeCard = cardTaker(G);
  for (const playerID of seats) {
    const player = spec.players?.[playerID];
    if (player !== undefined) layPlayer(G, playerID, player, takeCard);
  }
  fillHands(G, spec.players);
  if (spec.chits !== undefined) layChits(G, spec.chits);
  layMarkers(G, spec);
  const broken = brokenInvariant(G);
  return broken === null ? G : fail(broken);
}
