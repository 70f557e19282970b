import type { PlayerID } from '../content/terms';
import type { ExplorationChit, G, Player, Slot } from './state';

const covered = <Id extends string>(cards: readonly Slot<Id>[]): Slot<Id>[] => cards.map(() => 'hidden');

/** A player as others see it: hands, the picked worker card and face-down businesses are covered (R12.1). */
function asOthersSee(player: Player): Player {
  return {
    ...player,
    workerHand: covered(player.workerHand),
    chosenWorker: player.chosenWorker === null ? null : 'hidden',
    hand: covered(player.hand),
    completed: player.completed.map((business) =>
      business.faceUp ? business : { card: 'hidden', worker: 'hidden', round: 0, faceUp: false },
    ),
    draftPack: covered(player.draftPack),
    draftPick: player.draftPick === null ? null : 'hidden',
  };
}

/** The back of a harvest chit that nobody may look at (R10.2); the solo game's marked chit lies face up (R14.5). */
function chitBack(G: G, city: string, chit: ExplorationChit): ExplorationChit {
  if (chit === 'noExploration' || G.soloDisc === city) return chit;
  return chit.startsWith('siberia') ? 'siberiaBack' : 'farEastBack';
}

/** What a seat may know of the state; null: a spectator. After the game everything lies open. */
export function viewFor(G: G, playerID: PlayerID | null): G {
  if (G.finished) return G;
  return {
    ...G,
    situationDeck: covered(G.situationDeck),
    businessDeck: covered(G.businessDeck),
    workerBox: covered(G.workerBox),
    players: Object.fromEntries(
      Object.entries(G.players).map(([id, player]) => [id, id === playerID ? player : asOthersSee(player)]),
    ),
    exploration: Object.fromEntries(
      Object.entries(G.exploration).map(([city, chit]) => [city, chitBack(G, city, chit)]),
    ),
  };
}
