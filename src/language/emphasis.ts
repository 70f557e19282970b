/** Matches `*…*`, which marks emphasis in a catalogue's sentences. A lone asterisk is plain text. */
const EMPHASIS = /\*([^*]+)\*/g;

/** Splits a sentence into alternating plain and emphasised parts, starting with a plain one. */
export const splitAtEmphasis = (text: string): string[] => text.split(EMPHASIS);

/** Removes the emphasis marks, for places that can't show emphasis. */
export const withoutEmphasis = (text: string): string => text.replace(EMPHASIS, '$1');
