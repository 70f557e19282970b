import type { MapLanguage } from './types';

/** The few words that are the map's own. */
export const MAP_WORDS = {
  en: {
    map: 'Map of the board',
    help: 'Plus and minus zoom, 0 shows the whole map, arrow keys move it; Tab goes through the places to choose.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Whole map',
    overview: 'Overview; drag the frame to move the map',
  },
  ja: {
    map: 'ゲームボードの地図',
    help: '＋と－で拡大・縮小、0で全体、矢印キーで移動。Tabで選べる場所を順に回ります。',
    zoomIn: '拡大',
    zoomOut: '縮小',
    fit: '全体を表示',
    overview: '全体図。枠を動かすと地図が動きます',
  },
} as const satisfies Record<MapLanguage, Readonly<Record<string, string>>>;
