/** Adds finished games to the archive of this browser. */
import type { GameModule } from '../../game-api/module';
import { placesIn } from '../../game-api/results';
import { hashOf } from '../../rules-kit/contentHash';
import { bringsContent } from '../../session/beginning';
import type { Review } from '../../session/review';
import type { SavedGame } from '../../session/savedGame';
import { Session } from '../../session/session';
import { archive } from '../browser-storage/archive';
import { fetchContentReader } from '../games';
import { optionsText } from '../online/pages/optionsText';
import { lastName } from '../online/person/lastName';
import { clearMistakes } from '../review/clearMistakes';
import type { PlayedGame } from './playedGame';

/** An online game's match and this person's seat there; null: a game at this screen. */
export type Online = { readonly matchID: string; readonly playerID: string } | null;

/** Returns the id under which a game at this screen is archived. */
export const idOfSave = ({ game, seed, setupData, seats, actions }: SavedGame): string =>
  hashOf([game, seed, setupData, seats, actions]);

/** Returns the seat of this device's person: the only person's, or the one with the name used last. */
function ownSeat({ seats }: SavedGame): number {
  const people = seats.flatMap(({ bot }, index) => (bot === undefined ? index : []));
  const named = seats.findIndex(({ name, bot }) => bot === undefined && name === lastName());
  return people.length === 1 ? (people[0] ?? -1) : named;
}

async function mistakesOf(
  module: GameModule,
  save: SavedGame,
  review: Review | undefined,
  playerID: string | undefined,
): Promise<number | null> {
  if (review === undefined || playerID === undefined || review.next < save.actions.length) return null;
  if (bringsContent(module, save)) await fetchContentReader(module);
  const { seats, timeline } = reviewed(module, save);
  return clearMistakes({ module, seats, timeline }, review, playerID).length;
}

function reviewed(module: GameModule, save: SavedGame) {
  const session = new Session(module, save);
  return { seats: session.seats, timeline: session.current().timeline };
}

/** Archives a finished game. A game without a result is left out. */
export async function archiveGame(
  module: GameModule,
  save: SavedGame,
  {
    online,
    at,
    review = save.review,
  }: { readonly online: Online; readonly at: number; readonly review?: Review | undefined },
): Promise<void> {
  if (save.result === undefined) return;
  const places = placesIn(module.resultOf(save.result, 'en'));
  const index =
    online === null ? ownSeat(save) : save.seats.findIndex(({ playerID }) => playerID === online.playerID);
  const own = index < 0 ? null : index;
  const played: PlayedGame = {
    id: online?.matchID ?? idOfSave(save),
    game: save.game,
    isOnline: online !== null,
    at,
    moves: save.actions.length,
    seats: save.seats.map(({ playerID, name, colour, bot }) => ({
      name,
      colour,
      ...(bot === undefined ? {} : { bot }),
      ...places[playerID],
    })),
    own,
    options: {
      en: optionsText(module, save.seats.length, save.setupData, 'en'),
      ja: optionsText(module, save.seats.length, save.setupData, 'ja'),
    },
    mistakes: await mistakesOf(module, save, review, own === null ? undefined : save.seats[own]?.playerID),
  };
  await archive(played, JSON.stringify(review === undefined ? save : { ...save, review }));
}
