import type { GameOffer, Seat } from '../../game-api/module';
import { randomSeed } from '../../session/randomSeed';
import { newSave } from '../../session/savedGame';
import { beginGame } from '../storage';
import { coloursData } from './seating';

/** Begins a game at this screen; false: the browser keeps no more, and nothing has changed. */
export const begin = (
  offer: GameOffer,
  seats: readonly Seat[],
  setupData: Readonly<Record<string, unknown>>,
): boolean =>
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
