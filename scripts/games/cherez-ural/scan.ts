/** Lists the cards and chits visible at a table of Через Урал by the rulebook (docs/cherez-ural/rules.md). */
import { BUSINESSES } from '../../../src/games/cherez-ural/content/businesses';
import { SITUATIONS } from '../../../src/games/cherez-ural/content/situations';
import { WORKERS } from '../../../src/games/cherez-ural/content/workers';
import type { G, Player } from '../../../src/games/cherez-ural/rules/state/state';
import { namesOf, Open, type Oracle, type Place, seenAt } from '../../scan/oracle';

/** Moves that all players make secretly at the same time: R14.1, R7.3. */
const SECRET_MOVES: readonly string[] = ['draft', 'chooseWorkerCard'];

/** Matches cards and harvest chits. */
const names = namesOf('[pws]\\d{2}|(?:siberia|farEast)\\d+');

const FACE_DOWN = { card: 'hidden', worker: 'hidden', round: 0, faceUp: false };

/** Returns the visible cards and chits with their places. A finished game hides nothing (R13). */
function openPlaces(G: G, viewer: string | null): ReadonlySet<string> {
  const { show, places } = new Open(names);
  // R6.2: cards of past rounds stay visible. R4.9, R14.4: cards removed before setup are visible.
  show('situations', ...G.situations);
  show('removedCards', ...G.removedCards);
  // R14.2, R10.2: chits on hunting spots are visible even face down, those on exploration spots aren't.
  show('box', ...G.box);
  for (const [city, { chit }] of Object.entries(G.hunting)) show(`hunting/${city}/chit`, chit);
  // R14.5: the marked chit is face up.
  if (G.soloDisc !== null) show(`exploration/${G.soloDisc}`, G.exploration[G.soloDisc]);
  for (const [seat, player] of Object.entries(G.players)) {
    showWorkers(G, seat, player, show);
    showBusinesses(seat, player, viewer, show);
    if (seat !== viewer) continue;
    show(`players/${seat}/hand`, ...player.hand);
    show(`players/${seat}/workerHand`, ...player.workerHand);
    show(`players/${seat}/chosenWorker`, player.chosenWorker);
    show(`players/${seat}/draftPack`, ...player.draftPack);
    show(`players/${seat}/draftPick`, player.draftPick);
  }
  return places;
}

/** R7.3: a worker is visible from its reveal on. */
function showWorkers(G: G, seat: string, player: Player, show: Open['show']): void {
  show(`players/${seat}/workers`, ...player.workers);
  show('workers', ...player.workers);
  show('turn/worker', ...player.workers);
  const stays = new Set<string>(player.completed.flatMap(({ card, faceUp }) => (faceUp ? [card] : [])));
  for (const id of player.workers) {
    show(`workers/${id}/id`, id);
    show(`workers/${id}/attached`, ...(G.workers[id]?.attached ?? []).filter((card) => stays.has(card)));
  }
}

/** R12.1: others see only that a face-down business exists. */
function showBusinesses(seat: string, player: Player, viewer: string | null, show: Open['show']): void {
  for (const { card, worker, faceUp } of player.completed) {
    if (!faceUp && seat !== viewer) continue;
    show(`players/${seat}/completed/card`, card);
    show(`players/${seat}/completed/worker`, worker);
  }
}

function isFaceDown({ finished }: G, viewer: string | null, place: Place, stored: unknown): boolean {
  const [players, seat, completed, ...rest] = place.split('/');
  return (
    players === 'players' &&
    completed === 'completed' &&
    rest.length === 0 &&
    seat !== viewer &&
    !Array.isArray(stored) &&
    Object(stored).faceUp === false &&
    !finished
  );
}

export const own: Oracle<G> = {
  kinds: [
    { numPlayers: 4, setupData: {} },
    { numPlayers: 4, setupData: { draft: true } },
    { numPlayers: 4, setupData: { firstGameSets: true } },
    { numPlayers: 3, setupData: { draft: true } },
    { numPlayers: 2, setupData: {} },
  ],
  names,
  titles: [...BUSINESSES, ...WORKERS, ...SITUATIONS].flatMap(({ id, name }) =>
    [name.en, name.ja].map((title) => ({ id, title })),
  ),
  covers: ['hidden', 'siberiaBack', 'farEastBack'],
  openPlaces,
  coveredPart: (G, viewer, place, stored) =>
    isFaceDown(G, viewer, place, stored) ? { sent: FACE_DOWN } : null,
  isSecretMove: (move) => SECRET_MOVES.includes(move),
  // A secret move is visible to its own seat, and to others once the worker is revealed.
  mayTellMove: (G, viewer, { move, playerID }, id) =>
    !SECRET_MOVES.includes(move) ||
    playerID === viewer ||
    (move === 'chooseWorkerCard' && openPlaces(G, viewer).has(seenAt(`players/${playerID}/workers`, id))),
  provocations: (G, playerID) => {
    const [other] = Object.entries(G.players).flatMap(([id, player]) => (id === playerID ? [] : [player]));
    const [card = 'p01'] = other?.hand ?? [];
    const [worker = 'w01'] = other?.workerHand ?? [];
    return [
      { move: 'travel', args: ['nowhere'] },
      { move: 'chooseWorkerCard', args: [worker] },
      { move: 'chooseWorkerCard', args: ['w99'] },
      { move: 'draft', args: [card] },
      { move: 'completeBusiness', args: [{ card }] },
      ...Object.keys(G.exploration)
        .slice(0, 2)
        .map((city) => ({ move: 'explore', args: [city] })),
    ];
  },
};
