import { copyPresentValues, copyValues } from '../../../../rules-kit/copyValues';
import type { CompletedBusiness, G, Player, Stock, Worker } from './state';

const stock = ({ daily, chinese, fur, sable }: Stock): Stock => ({ daily, chinese, fur, sable });

const worker = (from: Worker): Worker => ({
  ...from,
  goods: stock(from.goods),
  attached: from.attached.slice(),
});

const business = (completed: CompletedBusiness): CompletedBusiness => ({ ...completed });

const player = (from: Player): Player => ({
  ...from,
  ledger: { ...from.ledger },
  tracks: { ...from.tracks },
  workerHand: from.workerHand.slice(),
  workers: from.workers.slice(),
  hand: from.hand.slice(),
  completed: from.completed.map(business),
  draftPack: from.draftPack.slice(),
});

/**
 * Returns a copy that shares no mutable part with the original. Hand-written for speed: a search copies states more
 * often than it plays moves.
 */
export const copyOf = (G: G): G => ({
  ...G,
  turnOrder: G.turnOrder.slice(),
  situations: G.situations.slice(),
  situationDeck: G.situationDeck.slice(),
  players: copyValues(G.players, player),
  workers: copyValues(G.workers, worker),
  exploration: { ...G.exploration },
  hunting: copyPresentValues(G.hunting, (spot) => ({ ...spot })),
  box: G.box.slice(),
  noEntry: G.noEntry.slice(),
  firstTraders: G.firstTraders.slice(),
  businessDeck: G.businessDeck.slice(),
  workerBox: G.workerBox.slice(),
  pilgrimage: G.pilgrimage.slice(),
  placed: G.placed.slice(),
  turn: { ...G.turn },
});
