/** Sentences about moves. Loaded late. */
import type { Sentences } from '../../../game-api/module';
import type { G } from '../rules/state/state';
import { explain } from './explain';
import { moveText } from './moveText';

export const sentences: Sentences<G> = { explain, describeMove: moveText };
