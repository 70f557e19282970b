/** The log's parts that load once it has a line. They are one file, because each file adds its address to the first load. */
export { Story } from '../story/Story';
export { LogLines } from './LogLines';
