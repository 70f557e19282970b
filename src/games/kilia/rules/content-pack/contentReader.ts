import { hashOf } from '../../../../rules-kit/contentHash';
import type { ContentReader } from '../../../../rules-kit/contentLibrary';
import type { Content } from '../../content/vocabulary';
import { contentLibrary } from './contentOf';
import { layOver } from './contentPack';
import { readContent } from './contentSchema';

const reader: ContentReader<Content> = { hashOf, read: readContent, layOver };

/** Enables reading content packs and content of other versions. */
export const readAllContent = (): void => contentLibrary.readBy(reader);
