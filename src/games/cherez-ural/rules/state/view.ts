import { freeze } from 'immer';
import { entriesOf } from '../../../../rules-kit/records';
import type { PlayerID, SpaceId } from '../../content/terms';
import type { ExplorationChit, G, Player, Slot } from './state';

/**
 * Caches covered parts of a state. A server shows each state to each viewer and compares views, so unchanged parts keep
 * the same covered object. Only frozen parts are cached, because others could still change in place.
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

/** Returns a player as others see it: hand, picked worker card and face-down businesses are covered (R12.1). */
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

/**
 * Returns the back of a harvest chit that nobody may look at (R10.2). The solo game's marked chit is face up (R14.5).
 */
function chitBack(G: G, city: SpaceId, chit: ExplorationChit): ExplorationChit {
  if (chit === 'noExploration' || G.soloDisc === city) return chit;
  return chit.startsWith('siberia') ? 'siberiaBack' : 'farEastBack';
}

function chitBacks(G: G): G['exploration'] {
  const backs: G['exploration'] = {};
  for (const [city, chit] of entriesOf(G.exploration)) backs[city] = chitBack(G, city, chit);
  return backs;
}

/** Returns the state as a seat may see it; null: as a spectator. A finished game hides nothing. */
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
    // With the solo game's disc, the backs depend on `soloDisc` too, so they can't be cached by the chits.
    exploration: G.soloDisc === null ? coveredChits(G.exploration, () => chitBacks(G)) : chitBacks(G),
  };
}
