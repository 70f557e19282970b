import type { GameOffer, Seat } from '../../game-api/module';
import { newSave } from '../../session/savedGame';
import { beginGame } from '../storage';
import { coloursData } from './seating';

const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');

/** Begins a game at this screen; false: the browser keeps no more, and nothing has changed. */
export const begin = (
  offer: GameOffer,
  seats: readonly Seat[],
  setupData: Readonly<Record<string, unknown>>,
): boolean =>
  beginGame(
    newSave({
      game: offer.name,
      seed: newSeed(),
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
