import { itemAt } from '../../../../rules-kit/indexed';
import { keysOf } from '../../../../rules-kit/records';
import { shuffled } from '../../../../rules-kit/shuffle';
import { SOLO_SITUATIONS } from '../../content/setup';
import {
  type BusinessId,
  type ChitId,
  type PlayerID,
  SET_LETTERS,
  type SetLetter,
  type SituationId,
  type WorkerId,
} from '../../content/terms';
import { businessCard, contentOf, isOpen, workerCard } from '../content-pack/contentOf';
import { copyOf } from './copy';
import { type G, playerOf, type Slot } from './state';

type Random = () => number;

function drawn<Item>(pile: Item[]): Item {
  const item = pile.pop();
  if (item === undefined) throw new Error('determinize: more covered cards or chits than unseen ones');
  return item;
}

/** Replaces covered cards with cards from the end of the pile. */
function uncover<Id extends string>(slots: Slot<Id>[], pile: Id[]): void {
  for (const [index, slot] of slots.entries()) {
    if (isOpen(slot)) continue;
    slots[index] = drawn(pile);
  }
}

/** The cards and chits that a view hides. They are the same for every random deal of one view. */
export type Unseen = {
  readonly siberia: readonly ChitId[];
  readonly farEast: readonly ChitId[];
  readonly situations: readonly SituationId[];
  readonly businesses: readonly BusinessId[];
  readonly workers: readonly WorkerId[];
};

export function unseenIn(view: G): Unseen {
  const content = contentOf(view);
  const { siberiaChits, farEastChits } = content;
  const players = Object.values(view.players);
  const seen = new Set<string>([
    ...Object.values(view.exploration),
    ...Object.values(view.hunting).map(({ chit }) => chit),
    ...view.box,
    ...view.situations,
    ...view.removedCards,
    ...players.flatMap(({ hand, completed, draftPack }) => [
      ...hand,
      ...completed.map(({ card }) => card),
      ...draftPack,
    ]),
    ...players.flatMap(({ workers, workerHand }) => [...workers, ...workerHand]),
  ]);
  const unseen = <Id extends string>(ids: readonly Id[]) => ids.filter((id) => !seen.has(id));
  return {
    siberia: unseen(siberiaChits.map((_, index): ChitId => `siberia${index + 1}`)),
    farEast: unseen(farEastChits.map((_, index): ChitId => `farEast${index + 1}`)),
    situations: unseen(keysOf(content.situations)),
    businesses: unseen(keysOf(content.businesses)),
    workers: unseen(keysOf(content.workers)),
  };
}

function dealChits(G: G, unseen: Unseen, random: Random): void {
  const siberia = shuffled(unseen.siberia, random);
  const farEast = shuffled(unseen.farEast, random);
  for (const city of keysOf(G.exploration)) {
    const chit = G.exploration[city];
    if (chit === 'siberiaBack') G.exploration[city] = drawn(siberia);
    else if (chit === 'farEastBack') G.exploration[city] = drawn(farEast);
  }
}

function dealSituations(G: G, unseen: readonly SituationId[], random: Random): void {
  const { soloOrder } = G.options;
  if (soloOrder === 'random') G.situationDeck = shuffled(unseen, random);
  else {
    // The players chose the order openly (R14.5).
    const order = SOLO_SITUATIONS[soloOrder];
    G.situationDeck = [...order, ...unseen.filter((card) => !order.includes(card))].filter((card) =>
      unseen.includes(card),
    );
  }
}

/** With first-game sets, one visible card of a player reveals the set letter of all that player's cards (R4.9). */
function lettersOf(G: G, random: Random): Map<PlayerID, SetLetter> {
  const letters = new Map<PlayerID, SetLetter>();
  for (const [playerID, player] of Object.entries(G.players)) {
    const seen = [
      ...player.workers.map((card) => workerCard(G, card).set),
      ...player.workerHand.filter(isOpen).map((card) => workerCard(G, card).set),
      ...player.completed.flatMap(({ card }) => (isOpen(card) ? [businessCard(G, card).set] : [])),
    ].find((letter) => letter !== null);
    if (seen !== undefined && seen !== null) letters.set(playerID, seen);
  }
  const removedSets = new Set(
    G.removedCards.map((card) =>
      card.startsWith('w') ? workerCard(G, card).set : businessCard(G, card).set,
    ),
  );
  const taken = new Set(letters.values());
  const free = shuffled(
    SET_LETTERS.filter((letter) => !taken.has(letter) && !removedSets.has(letter)),
    random,
  );
  for (const playerID of Object.keys(G.players)) {
    if (letters.has(playerID)) continue;
    const letter = free.pop();
    if (letter !== undefined) letters.set(playerID, letter);
  }
  return letters;
}

/**
 * Deals a card for each face-down business. Its exact round and worker no longer matter, so any earlier round will do.
 */
function uncoverCompleted(G: G, playerID: PlayerID, pile: BusinessId[]): void {
  const player = playerOf(G, playerID);
  for (const business of player.completed) {
    if (isOpen(business.card)) continue;
    const stays = (card: BusinessId) =>
      businessCard(G, card).effects.some((effect) => effect.do === 'stayWithWorker');
    const index = pile.findLastIndex((card) => !stays(card));
    if (index < 0) throw new Error('determinize: no unseen card can be face down');
    business.card = itemAt(pile.splice(index, 1), 0);
    business.worker = itemAt(player.workers, 0);
    business.round = Math.max(1, G.round - 1);
  }
}

function dealCards(G: G, unseen: Unseen, random: Random): void {
  const businesses = shuffled(unseen.businesses, random);
  const workers = shuffled(unseen.workers, random);
  const letters = G.options.firstGameSets ? lettersOf(G, random) : new Map<PlayerID, SetLetter>();
  const pileFor = <Id extends BusinessId | WorkerId>(
    pile: Id[],
    letterOf: (card: Id) => SetLetter | null,
    playerID: PlayerID,
  ): Id[] => {
    const letter = letters.get(playerID);
    if (letter === undefined) return pile;
    const own = pile.filter((card) => letterOf(card) === letter);
    for (const card of own) pile.splice(pile.indexOf(card), 1);
    return own;
  };
  const businessLetter = (card: BusinessId) => businessCard(G, card).set;
  const workerLetter = (card: WorkerId) => workerCard(G, card).set;
  const playerIDs = Object.keys(G.players);
  const businessPiles = new Map(playerIDs.map((id) => [id, pileFor(businesses, businessLetter, id)]));
  const workerPiles = new Map(playerIDs.map((id) => [id, pileFor(workers, workerLetter, id)]));
  for (const [playerID, player] of Object.entries(G.players)) {
    const pile = businessPiles.get(playerID) ?? businesses;
    uncoverCompleted(G, playerID, pile);
    uncover(player.hand, pile);
    uncover(player.draftPack, pile);
    if (player.draftPick === 'hidden')
      player.draftPick = itemAt(player.draftPack, Math.floor(random() * player.draftPack.length));
    uncover(player.workerHand, workerPiles.get(playerID) ?? workers);
    if (player.chosenWorker === 'hidden')
      player.chosenWorker = itemAt(player.workerHand, Math.floor(random() * player.workerHand.length));
  }
  uncover(G.businessDeck, businesses);
  uncover(G.workerBox, workers);
}

/** Replaces the hidden parts of a copied view with a random deal that fits everything visible. Changes `G` in place. */
export function dealCovered(G: G, unseen: Unseen, random: Random): void {
  dealChits(G, unseen, random);
  dealSituations(G, unseen.situations, random);
  dealCards(G, unseen, random);
}

/** Returns a random full state that looks like `view` to its viewer. Doesn't change the view. */
export function determinize(view: G, _playerID: PlayerID | null, random: Random): G {
  const G = copyOf(view);
  dealCovered(G, unseenIn(view), random);
  return G;
}
