/** Compares a sent position with the stored one, value by value. */
import { isDeepStrictEqual } from 'node:util';
import { type Names, type Oracle, type Place, type Stored, seenAt } from './oracle';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the faults of a position sent to a seat, or to a spectator (null): first leaked secrets, then other
 * differences.
 */
export function differences<G extends Stored>(
  { openPlaces, coveredPart, covers, names: { isId } }: Oracle<G>,
  sent: unknown,
  stored: G,
  viewer: string | null,
): string[] {
  const open = openPlaces(stored, viewer);
  const found: string[] = [];

  const leaf = (value: unknown, truth: unknown, place: Place): void => {
    if (isId(value) && !open.has(seenAt(place, value)) && !stored.finished) {
      found.push(`${value} is hidden at ${place} but was sent`);
    } else if (covers.includes(value) && isId(truth)) {
      if (stored.finished || open.has(seenAt(place, truth)))
        found.push(`${truth} is visible at ${place} but was not sent`);
    } else if (value !== truth) {
      found.push(`${JSON.stringify(value)} at ${place} is not what is stored there`);
    }
  };

  const compare = (value: unknown, truth: unknown, place: Place): void => {
    const covered = coveredPart(stored, viewer, place, truth);
    if (covered !== null) {
      if (!isDeepStrictEqual(value, covered.sent)) found.push(`a hidden part was sent at ${place}`);
    } else if (Array.isArray(value)) {
      if (!Array.isArray(truth) || truth.length !== value.length) {
        found.push(`${value.length} things at ${place}, not as many as are stored`);
      } else for (const [index, item] of value.entries()) compare(item, truth[index], place);
    } else if (isFields(value)) {
      const fields = isFields(truth) ? truth : {};
      for (const field of Object.keys(fields)) {
        if (!(field in value)) found.push(`${field} is missing at ${place}`);
      }
      for (const [field, item] of Object.entries(value)) {
        const inside = place === '' ? field : `${place}/${field}`;
        if (isId(field) && !open.has(seenAt(place, field)) && !stored.finished) {
          found.push(`${field} is hidden at ${place} but was sent`);
        } else if (!(field in fields)) found.push(`${inside} is not stored at all`);
        else compare(item, fields[field], inside);
      }
    } else leaf(value, truth, place);
  };

  compare(sent, stored, '');
  return found;
}

/** Yields each card named in a value, with its place; `place` is the place of the value. */
export function* idsAt(
  { isId }: Pick<Names, 'isId'>,
  value: unknown,
  place: Place,
): Generator<readonly [place: Place, id: string]> {
  if (isId(value)) yield [place, value];
  else if (Array.isArray(value)) for (const item of value) yield* idsAt({ isId }, item, place);
  else if (isFields(value)) {
    for (const [field, item] of Object.entries(value)) {
      if (isId(field)) yield [place, field];
      yield* idsAt({ isId }, item, place === '' ? field : `${place}/${field}`);
    }
  }
}
