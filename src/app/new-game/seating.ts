/** Who sits where before a game begins. */
import type { GameOffer, Seat } from '../../game-api/module';
import type { Language } from '../../language/language';
import { botName } from './botNames';

/** The same circle from a place drawn by lot: its first one plays first. */
export function drawnFirst<Item>(circle: readonly Item[]): readonly Item[] {
  const first = Math.floor(Math.random() * circle.length);
  return [...circle.slice(first), ...circle.slice(0, first)];
}

/** Seats by their number. */
export const numbered = (seats: readonly Omit<Seat, 'playerID'>[]): readonly Seat[] =>
  seats.map((seat, index) => ({ ...seat, playerID: String(index) }));

/** What a game is told of the seats' colours with its options. */
export const coloursData = (
  { coloursField }: GameOffer,
  colours: readonly string[],
): Readonly<Record<string, unknown>> => (coloursField === null ? {} : { [coloursField]: colours });

/** The colours, by seat, that the setup of a match has fixed; empty where a colour is no more than paint. */
export function fixedColours({ coloursField }: GameOffer, setupData: unknown): readonly string[] {
  if (coloursField === null || typeof setupData !== 'object' || setupData === null) return [];
  const colours: unknown = Reflect.get(setupData, coloursField);
  return Array.isArray(colours) ? colours.filter((each) => typeof each === 'string') : [];
}

/** One person and bots in all other seats. */
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
      colour: colours[index % colours.length].id,
      ...(index === 0 ? {} : { bot: level }),
    })),
  );
}
