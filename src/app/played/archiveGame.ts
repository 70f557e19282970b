/** Adds finished games to the archive of this browser. */
import type { GameModule } from '../../game-api/module';
import { placesIn } from '../../game-api/places';
import type { Language } from '../../language/language';
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

type Finish = {
  readonly online: Online;
  /** When it ended, in ms since 1970 */
  readonly at: number;
  /** By default the one in the save. */
  readonly review?: Review | undefined;
};

/** Counts a player's clear mistakes. Returns null without a complete review. */
async function mistakesOf(
  module: GameModule,
  save: SavedGame,
  review: Review | undefined,
  playerID: string,
): Promise<number | null> {
  if (review === undefined || review.next < save.actions.length) return null;
  if (bringsContent(module, save)) await fetchContentReader(module);
  const session = new Session(module, save);
  const game = { module, seats: session.seats, timeline: session.current().timeline };
  return clearMistakes(game, review, playerID).length;
}

/** Summarises a finished game. */
export async function playedGame(
  module: GameModule,
  save: SavedGame,
  { online, at, review = save.review }: Finish,
): Promise<PlayedGame> {
  const places = placesIn(module.resultOf(save.result, 'en'));
  const { seats, setupData, actions } = save;
  const index =
    online === null ? ownSeat(save) : seats.findIndex(({ playerID }) => playerID === online.playerID);
  const own = seats[index];
  const optionsIn = (language: Language) => optionsText(module, seats.length, setupData, language);
  return {
    id: online?.matchID ?? idOfSave(save),
    game: save.game,
    isOnline: online !== null,
    at,
    moves: actions.length,
    seats: seats.map(({ playerID, name, colour, bot }) => ({
      name,
      colour,
      ...(bot === undefined ? {} : { bot }),
      ...places[playerID],
    })),
    own: own === undefined ? null : index,
    options: { en: optionsIn('en'), ja: optionsIn('ja') },
    mistakes: own === undefined ? null : await mistakesOf(module, save, review, own.playerID),
  };
}

/** Archives a finished game. A game without a result is left out. */
export async function archiveGame(module: GameModule, save: SavedGame, finish: Finish): Promise<void> {
  if (save.result === undefined) return;
  const { review = save.review } = finish;
  const played = await playedGame(module, save, finish);
  await archive(played, JSON.stringify(review === undefined ? save : { ...save, review }));
}
