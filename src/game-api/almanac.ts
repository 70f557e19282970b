export const ALMANAC_SECTIONS = ['cards', 'board', 'legend'] as const;
export type AlmanacSection = (typeof ALMANAC_SECTIONS)[number];
