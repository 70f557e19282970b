import type { TwoBags } from '../../../../table/bags/bags';
import type { Good } from '../../content/terms';

/** What is sold goes out, what is bought comes in. */
export type GoodsDeal = TwoBags<Good>;
