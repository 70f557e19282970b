import { freeze } from 'immer';
import type { PlayerID } from '../content/terms';
import type { ExplorationChit, G, Player, Slot } from './state';

/**
 * A server shows each position to each viewer and compares it with the one before: what has not changed keeps its covered
 * form, so that neither is done again. Only frozen parts are remembered, since nobody can change those in place.
 */
function memory<Part extends object, Shown>(): (part: Part, cover: () => Shown) => Shown {
  const known = new WeakMap<Part, Shown>();
  return (part, cover) => {
    if (!Object.isFrozen(part)) return cover();
    const shown = known.get(part) ?? freeze(cover(), true);
    known.set(part, shown);
    return shown;
  };
}

const coveredCards = memory<readonly string[], 'hidden'[]>();
const coveredPlayers = memory<Player, Player>();
const coveredChits = memory<G['exploration'], G['exploration']>();

const covered = <Id extends string>(cards: readonly Slot<Id>[]): Slot<Id>[] =>
  coveredCards(cards, () => cards.map(() => 'hidden'));

/** A player as others see it: hands, the picked worker card and face-down businesses are covered (R12.1). */
const asOthersSee = (player: Player): Player => coveredPlayers(player, () => coverPlayer(player));

function coverPlayer(player: Player): Player {
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

const chitBacks = (G: G): G['exploration'] =>
  Object.fromEntries(Object.entries(G.exploration).map(([city, chit]) => [city, chitBack(G, city, chit)]));

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
    // With the solo game's disc the backs hang on more than the chits.
    exploration: G.soloDisc === null ? coveredChits(G.exploration, () => chitBacks(G)) : chitBacks(G),
  };
}
