/** Capitalizes the first letter, for a phrase that becomes a sentence or a title. */
export const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
