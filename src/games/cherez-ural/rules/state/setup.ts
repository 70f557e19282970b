import { defined, itemAt } from '../../../../rules-kit/indexed';
import { keysOf, recordOf } from '../../../../rules-kit/records';
import type { Shuffle } from '../../../../rules-kit/shuffle';
import {
  FAR_EAST_EXPLORATION_START,
  forPlayers,
  HAND_SIZE,
  HUNTING_REMOVED,
  NO_EXPLORATION_CHITS,
  NO_EXPLORATION_START,
  REMOVED_CARDS,
  REMOVED_SET,
  REPLACED_BY_NO_EXPLORATION,
  SIBERIA_EXPLORATION_START,
  SIBERIA_HUNTING_START,
  SOLO_DISC_CITY,
  SOLO_SITUATIONS,
  type SoloOrder,
  START_GOLD,
  START_TOKENS,
  WORKER_CARDS_DEALT,
} from '../../content/setup';
import { type ChitId, GOLD_SOURCES, type PlayerID, SET_LETTERS } from '../../content/terms';
import { contentLibrary, contentOf, contentWith } from '../content-pack/contentOf';
import type { ContentPack } from '../content-pack/contentPack';
import { freshTurn, type G, type Player, playerOf } from './state';

export type SetupData = {
  readonly draft?: boolean;
  readonly firstGameSets?: boolean;
  readonly soloOrder?: SoloOrder;
  readonly contentPack?: ContentPack;
  /** Hash of the content to play with, content pack included. Set by the app only; refused in players' input. */
  readonly content?: string;
};

function newPlayer(gold: number, tokens: number): Player {
  return {
    gold,
    ledger: recordOf(GOLD_SOURCES, (source) => (source === 'start' ? gold : 0)),
    tokens,
    tracks: { westEurope: 0, middleEast: 0, china: 0 },
    workerHand: [],
    chosenWorker: null,
    workers: [],
    hand: [],
    completed: [],
    draftPack: [],
    draftPick: null,
  };
}

/** R4.2 to R4.4, R14.3 to R14.5. */
function layChits(G: G, shuffle: Shuffle): void {
  const replaced = forPlayers(REPLACED_BY_NO_EXPLORATION, G.numPlayers);
  const content = contentOf(G);
  const huntingRemoved = forPlayers(HUNTING_REMOVED, G.numPlayers);
  const siberia = shuffle(content.siberiaChits.map((_, index): ChitId => `siberia${index + 1}`));
  const farEast = shuffle(content.farEastChits.map((_, index): ChitId => `farEast${index + 1}`));
  for (const city of SIBERIA_HUNTING_START) {
    const chit = defined(siberia.pop(), 'harvest chit left');
    if (huntingRemoved.includes(city)) G.box.push(chit);
    else G.hunting[city] = { chit, faceUp: true };
  }
  for (const [cities, chits] of [
    [SIBERIA_EXPLORATION_START, siberia],
    [FAR_EAST_EXPLORATION_START, farEast],
  ] as const) {
    for (const city of cities) {
      const chit = defined(chits.pop(), 'harvest chit left');
      if (replaced.includes(city)) G.box.push(chit);
      else G.exploration[city] = chit;
    }
  }
  for (const city of [...NO_EXPLORATION_START, ...replaced]) G.exploration[city] = 'noExploration';
  G.noExplorationSupply = NO_EXPLORATION_CHITS - NO_EXPLORATION_START.length - replaced.length;
  if (G.numPlayers === 1) G.soloDisc = SOLO_DISC_CITY;
}

/** R4.5, R14.5. */
function stackSituations(G: G, shuffle: Shuffle): void {
  const all = keysOf(contentOf(G).situations);
  const { soloOrder } = G.options;
  if (soloOrder === 'random') G.situationDeck = shuffle(all);
  else {
    const order = SOLO_SITUATIONS[soloOrder];
    G.situationDeck = [...order, ...all.filter((id) => !order.includes(id))];
  }
}

/**
 * Deals worker and business cards (R4.6, R4.7), or draft packs (R14.1), without the cards removed for this number of
 * players.
 */
function dealCards(G: G, shuffle: Shuffle): void {
  const stays = (id: string) => !G.removedCards.includes(id);
  const content = contentOf(G);
  const workers = shuffle(keysOf(content.workers).filter(stays));
  const businesses = shuffle(keysOf(content.businesses).filter(stays));
  for (const playerID of G.turnOrder) {
    const player = playerOf(G, playerID);
    player.workerHand = workers.splice(0, WORKER_CARDS_DEALT);
    const dealt = businesses.splice(0, HAND_SIZE);
    if (G.options.draft) player.draftPack = dealt;
    else player.hand = dealt;
  }
  G.workerBox = workers;
  G.businessDeck = businesses;
}

/**
 * Deals one of the four fixed sets to each player at random; business cards without a set letter form the deck (R4.9).
 */
function dealFirstGameSets(G: G, shuffle: Shuffle): void {
  const sets = shuffle(SET_LETTERS.filter((letter) => letter !== forPlayers(REMOVED_SET, G.numPlayers)));
  const stays = ({ id }: { id: string }) => !G.removedCards.includes(id);
  const content = contentOf(G);
  const workers = Object.values(content.workers).filter(stays);
  const businesses = Object.values(content.businesses).filter(stays);
  const used = new Set<string>();
  G.turnOrder.forEach((playerID, seat) => {
    const letter = itemAt(sets, seat);
    used.add(letter);
    const player = playerOf(G, playerID);
    player.workerHand = workers.filter(({ set }) => set === letter).map(({ id }) => id);
    player.hand = businesses.filter(({ set }) => set === letter).map(({ id }) => id);
  });
  G.workerBox = workers.filter(({ set }) => !used.has(set)).map(({ id }) => id);
  G.businessDeck = shuffle(
    businesses.filter(({ set }) => set === null || !used.has(set)).map(({ id }) => id),
  );
}

function contentHashOf({ content, contentPack }: SetupData): string | null {
  if (content !== undefined) return content;
  return contentPack === undefined ? null : contentLibrary.keep(contentWith(contentPack));
}

/** Returns the state before round 1 (R4, R14). `validateSetupData` must have checked `setupData`. */
export function setupGame(numPlayers: number, setupData: SetupData, shuffle: Shuffle): G {
  const seats: PlayerID[] = Array.from({ length: numPlayers }, (_, seat) => String(seat));
  const G: G = {
    numPlayers,
    options: {
      draft: setupData.draft ?? false,
      firstGameSets: setupData.firstGameSets ?? false,
      soloOrder: setupData.soloOrder ?? 'random',
    },
    content: contentHashOf(setupData),
    turnOrder: seats,
    round: 1,
    situations: [],
    situationDeck: [],
    situationRound: 0,
    players: Object.fromEntries(
      seats.map((seat, index) => [
        seat,
        newPlayer(
          itemAt(forPlayers(START_GOLD, numPlayers), index),
          itemAt(forPlayers(START_TOKENS, numPlayers), index),
        ),
      ]),
    ),
    workers: {},
    exploration: {},
    hunting: {},
    soloDisc: null,
    box: [],
    noExplorationSupply: 0,
    noEntry: [],
    firstTraders: [],
    businessDeck: [],
    workerBox: [],
    removedCards: [...forPlayers(REMOVED_CARDS, numPlayers)],
    factoryAt: null,
    factoryDecided: false,
    pilgrimage: [],
    placed: [],
    turn: freshTurn(),
    finished: false,
  };
  layChits(G, shuffle);
  stackSituations(G, shuffle);
  if (G.options.firstGameSets) dealFirstGameSets(G, shuffle);
  else dealCards(G, shuffle);
  return G;
}
