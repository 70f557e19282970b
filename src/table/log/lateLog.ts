/** What the table shows of the log once there is one. It is one file, because each file adds its address to the first load. */
export { Story } from '../story/Story';
export { LogLines } from './LogLines';
export { LogOrChat } from './LogOrChat';
