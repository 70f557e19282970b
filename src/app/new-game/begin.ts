import type { GameOffer, Seat } from '../../game-api/module';
import { randomSeed } from '../../session/randomSeed';
import { newSave } from '../../session/savedGame';
import { beginGame } from '../browser-storage/savedGames';
import { coloursData } from './seating';

export const begin = (
  offer: GameOffer,
  seats: readonly Seat[],
  setupData: Readonly<Record<string, unknown>>,
): void =>
  beginGame(
    newSave({
      game: offer.name,
      seed: randomSeed(),
      setupData: {
        ...setupData,
        ...coloursData(
          offer,
          seats.map(({ colour }) => colour),
        ),
      },
      seats: [...seats],
    }),
  );
