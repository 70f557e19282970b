/** Terramara's content by hash, so that a saved game continues with the values it started with. */
import { contentsOf } from '../../game-api/contents';
import { contentLibrary } from './rules/content-pack/contentOf';

export const contents = contentsOf(contentLibrary);
