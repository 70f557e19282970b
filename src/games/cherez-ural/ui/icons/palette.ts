import type { PlayerColour } from '../../content/playerColours';
import { PLAYER_COLOURS } from '../../content/playerColours';
import type { Good, Track } from '../../content/terms';

/** The same in all themes, because they represent physical pieces. */
export const GOOD_COLOURS: Readonly<Record<Good, { fill: string; edge: string; tint: string }>> = {
  daily: { fill: '#C23B2E', edge: '#7E1E15', tint: '#F6D9D2' },
  chinese: { fill: '#E3B02E', edge: '#7A5806', tint: '#FBEFC9' },
  fur: { fill: '#2D68B2', edge: '#163C6E', tint: '#D6E3F4' },
  sable: { fill: '#2E8455', edge: '#12482B', tint: '#D3EBDC' },
};

export const playerColour = (player: PlayerColour) => PLAYER_COLOURS[player];

export const TRACK_COLOURS: Readonly<Record<Track, string>> = {
  westEurope: '#A2512A',
  middleEast: '#1F7FA3',
  china: '#2C7A4B',
};
