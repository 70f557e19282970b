/** Seating before a game begins. */

import type { GameOffer, Seat } from '../../game-api/module';
import type { Language } from '../../language/language';
import { itemAt } from '../../rules-kit/indexed';
import { botName } from './botNames';

/** Returns the same circle, starting at a random place. The first one plays first. */
export function drawnFirst<Item>(circle: readonly Item[]): readonly Item[] {
  const first = Math.floor(Math.random() * circle.length);
  return [...circle.slice(first), ...circle.slice(0, first)];
}

export const numbered = (seats: readonly Omit<Seat, 'playerID'>[]): readonly Seat[] =>
  seats.map((seat, index) => ({ ...seat, playerID: String(index) }));

/** Returns the setup data for the seats' colours, if the game uses them. */
export const coloursData = (
  { coloursField }: GameOffer,
  colours: readonly string[],
): Readonly<Record<string, unknown>> => (coloursField === null ? {} : { [coloursField]: colours });

/** Returns the colours, by seat, that the match's setup has fixed. Empty if colours have no effect on the game. */
export function fixedColours({ coloursField }: GameOffer, setupData: unknown): readonly string[] {
  if (coloursField === null || typeof setupData !== 'object' || setupData === null) return [];
  const colours: unknown = Reflect.get(setupData, coloursField);
  return Array.isArray(colours) ? colours.filter((each) => typeof each === 'string') : [];
}

export function againstBots(
  { colours, players: { most } }: GameOffer,
  person: string,
  language: Language,
  level: string,
): readonly Seat[] {
  const names = [person];
  while (names.length < most) names.push(botName(language, names));
  return numbered(
    names.map((name, index) => ({
      name,
      colour: itemAt(colours, index % colours.length).id,
      ...(index === 0 ? {} : { bot: level }),
    })),
  );
}
