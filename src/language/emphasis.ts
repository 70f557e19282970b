/** `*…*` in a sentence of a catalogue is emphasised. A lone asterisk is just that. */
const EMPHASIS = /\*([^*]+)\*/g;

/** Returns the plain and the emphasised parts of a sentence in turn, the first one plain. */
export const splitAtEmphasis = (text: string): string[] => text.split(EMPHASIS);

/** Returns a sentence without its marks, for where nothing can be emphasised. */
export const withoutEmphasis = (text: string): string => text.replace(EMPHASIS, '$1');
