/** The story's parts over the board. They are one file, because each file adds its address to the first load. */
export { Caption } from './Caption';
export { Moments } from './Moments';
export { StoryLight } from './StoryLight';
