import { misplaced } from '../../../../rules-kit/misplaced';
import { MOST_TOKENS, NO_EXPLORATION_CHITS, TRACK_END } from '../../content/setup';
import { GOODS, type PlayerID, TRACKS } from '../../content/terms';
import { contentOf } from '../content-pack/contentOf';
import { load } from '../goods';
import { traitsOf } from '../traits';
import { actingWorker } from '../turn';
import { type G, playerOf } from './state';

function brokenPlaces(G: G): string | null {
  const content = contentOf(G);
  const players = Object.values(G.players);
  const harvest = Object.values(G.exploration).filter((chit) => chit !== 'noExploration');
  const noExploration = Object.values(G.exploration).length - harvest.length + G.noExplorationSupply;
  if (noExploration !== NO_EXPLORATION_CHITS)
    return `${noExploration} no-exploration chits, expected ${NO_EXPLORATION_CHITS}`;
  const removed = (letter: string) => G.removedCards.filter((card) => card.startsWith(letter));
  return (
    misplaced('business card', Object.keys(content.businesses), [
      ...removed('p'),
      ...G.businessDeck,
      ...players.flatMap(({ hand, completed, draftPack, draftPick }) => [
        ...hand,
        ...completed.map(({ card }) => card),
        // A picked card stays in its pack until all players have picked.
        ...draftPack.filter((card) => card !== draftPick),
        ...(draftPick === null ? [] : [draftPick]),
      ]),
    ]) ??
    misplaced('worker card', Object.keys(content.workers), [
      ...removed('w'),
      ...G.workerBox,
      ...players.flatMap(({ workerHand, workers }) => [...workerHand, ...workers]),
    ]) ??
    misplaced(
      'worker',
      players.flatMap(({ workers }) => workers),
      Object.keys(G.workers),
    ) ??
    misplaced('situation card', Object.keys(content.situations), [...G.situations, ...G.situationDeck]) ??
    misplaced(
      'harvest chit',
      [
        ...content.siberiaChits.map((_, index) => `siberia${index + 1}`),
        ...content.farEastChits.map((_, index) => `farEast${index + 1}`),
      ],
      [...harvest, ...Object.values(G.hunting).map(({ chit }) => chit), ...G.box],
    ) ??
    misplaced('pilgrimage marker', [...new Set(G.pilgrimage)], G.pilgrimage)
  );
}

function brokenPlayer(G: G, playerID: PlayerID): string | null {
  const player = playerOf(G, playerID);
  const sum = Object.values(player.ledger).reduce((total, amount) => total + amount, 0);
  if (player.gold < 0) return `player ${playerID} has ${player.gold} gold`;
  if (sum !== player.gold) return `player ${playerID} has ${player.gold} gold, but the ledger says ${sum}`;
  if (player.tokens < 0 || player.tokens > MOST_TOKENS)
    return `player ${playerID} has ${player.tokens} travel tokens`;
  for (const track of TRACKS) {
    const steps = player.tracks[track];
    if (!Number.isInteger(steps) || steps < 0 || steps > TRACK_END)
      return `player ${playerID} is at ${steps} on the ${track} track`;
  }
  return null;
}

function brokenWorkers(G: G): string | null {
  let over = 0;
  for (const worker of Object.values(G.workers)) {
    for (const good of GOODS) {
      if (!Number.isInteger(worker.goods[good]) || worker.goods[good] < 0)
        return `worker ${worker.id} holds ${worker.goods[good]} ${good}`;
    }
    if (load(worker.goods) <= traitsOf(G, worker.id).capacity) continue;
    over += 1;
    if (over > 1 || actingWorker(G, worker.owner) !== worker.id)
      return `worker ${worker.id} holds ${load(worker.goods)} pieces, above its capacity, but is not the worker who must return goods`;
  }
  return null;
}

/**
 * Returns the first broken invariant of a full state as a sentence; null if all hold. They must hold after every move.
 */
export function brokenInvariant(G: G): string | null {
  const seats = Object.keys(G.players).sort();
  if ([...G.turnOrder].sort().join() !== seats.join())
    return `turn order ${G.turnOrder.join()} is not a permutation of the seats`;
  for (const playerID of seats) {
    const broken = brokenPlayer(G, playerID);
    if (broken !== null) return broken;
  }
  return brokenWorkers(G) ?? brokenPlaces(G);
}
