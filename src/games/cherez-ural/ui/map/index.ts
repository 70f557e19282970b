export { BoardMap } from './BoardMap';
export type * from './types';
