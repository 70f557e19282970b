/**
 * What lies open at a table of Через Урал, by the rulebook (docs/cherez-ural/rules.md) and on purpose without `rules/view.ts`, which is
 * what the scan tries: a fault there must not hide itself here.
 */
import type { G, Player } from '../../src/games/cherez-ural/rules/state';

/** The moves made by all at once and in secret: R14.1, R7.3. */
const SECRET_MOVES: readonly string[] = ['draft', 'chooseWorkerCard'];

const ID = /^(?:[pws]\d{2}|(?:siberia|farEast)\d+)$/;
const IDS_IN_TEXT = /(?<![A-Za-z0-9])(?:[pws]\d{2}|(?:siberia|farEast)\d+)(?![A-Za-z0-9])/g;

/** Whether this is the name of a card or a harvest chit, all of which can lie covered. */
export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

export const idsIn = (text: string): string[] => text.match(IDS_IN_TEXT) ?? [];

/** A place is a path into the position without positions in lists: `players/1/hand`, `exploration/irkutsk`. */
export type Place = string;

/** One thing that somebody may see, where it may be seen. */
export const seenAt = (place: Place, id: string): string => `${place} ${id}`;

/** Everything that a seat, or with null an onlooker, may see in a stored position. After the game: all of it (R13). */
export function openPlaces(G: G, viewer: string | null): ReadonlySet<string> {
  const open = new Set<string>();
  const show = (place: Place, ...ids: readonly (string | null)[]) => {
    for (const id of ids) if (isId(id)) open.add(seenAt(place, id));
  };
  // R6.2: those of past rounds were open too. R4.9, R14.4: cards taken out before the setup.
  show('situations', ...G.situations);
  show('removedCards', ...G.removedCards);
  // R14.2, and R10.2: a chit on a hunting spot may be looked at face down too, one on an exploration spot by nobody.
  show('box', ...G.box);
  for (const [city, { chit }] of Object.entries(G.hunting)) show(`hunting/${city}/chit`, chit);
  // R14.5: the marked chit lies face up.
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
  return open;
}

type Show = (place: Place, ...ids: readonly (string | null)[]) => void;

/** R7.3: a worker lies open from the reveal on. */
function showWorkers(G: G, seat: string, player: Player, show: Show): void {
  show(`players/${seat}/workers`, ...player.workers);
  show('workers', ...player.workers);
  show('turn/worker', ...player.workers);
  const stays = new Set<string>(player.completed.flatMap(({ card, faceUp }) => (faceUp ? [card] : [])));
  for (const id of player.workers) {
    show(`workers/${id}/id`, id);
    show(`workers/${id}/attached`, ...(G.workers[id]?.attached ?? []).filter((card) => stays.has(card)));
  }
}

/** R12.1: of a face-down business others see only that there is one. */
function showBusinesses(seat: string, player: Player, viewer: string | null, show: Show): void {
  for (const { card, worker, faceUp } of player.completed) {
    if (!faceUp && seat !== viewer) continue;
    show(`players/${seat}/completed/card`, card);
    show(`players/${seat}/completed/worker`, worker);
  }
}

interface LoggedMove {
  readonly move: string;
  readonly playerID: string;
}

/** Whether a log entry's arguments and facts may be told: a secret move's to its own seat, or once the worker lies open. */
export function mayTellMove(
  G: G,
  viewer: string | null,
  { move, playerID }: LoggedMove,
  id: string,
): boolean {
  if (!SECRET_MOVES.includes(move) || playerID === viewer) return true;
  return move === 'chooseWorkerCard' && openPlaces(G, viewer).has(seenAt(`players/${playerID}/workers`, id));
}

export const isSecretMove = (move: string): boolean => SECRET_MOVES.includes(move);
