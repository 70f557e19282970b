/** Reads content that isn't built in. It loads late, because most games don't need it. */
import * as v from 'valibot';
import { hashOf } from '../../src/rules-kit/contentHash';
import { ContentPackError, type ContentReader } from '../../src/rules-kit/contentLibrary';
import { whereAndWhat } from '../../src/rules-kit/contentPack';
import type { Content } from './content';

const whole = (most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most, `expected at most ${most}`));
const spot = v.strictObject({ pieces: whole(6), steps: whole(36) });
const schema = v.strictObject({ well: spot, inn: spot, bazaar: spot });
const packSchema = v.partial(schema);

export const reader: ContentReader<Content> = {
  hashOf,
  read: (snapshot) => v.parse(schema, snapshot),
  layOver: (content, pack) => {
    const parsed = v.safeParse(packSchema, pack);
    if (!parsed.success) throw new ContentPackError(`Content pack: ${whereAndWhat(parsed.issues[0], [])}.`);
    return { ...content, ...parsed.output };
  },
};
