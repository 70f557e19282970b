/**
 * The hand-made part of the map: adjustments to geography that make a board game fit. Latitude comes before longitude,
 * as in content/board.json.
 */

/**
 * Horizontal scale from each degree of longitude eastwards: wider at the crowded Urals, narrower in the empty plains.
 */
export const LONGITUDE_BEND = [
  [20, 1.3],
  [33, 1.62],
  [58, 1.75],
  [69, 0.78],
  [90, 0.86],
  [101, 1.38],
  [111, 1.0],
  [137, 0.78],
  [165, 0.72],
] as const;

/** Vertical scale from each degree of latitude northwards */
export const LATITUDE_BEND = [
  [40, 1.0],
  [50, 1.13],
  [63, 0.92],
  [70, 0.72],
] as const;

/** Offsets of spaces to the right and down, in thousandths of the map's width, so that neighbours don't touch */
export const NUDGES: Readonly<Record<string, readonly [number, number]>> = {
  solikamsk: [6, -17],
  perm: [-16, -5],
  'village-chusovaya': [-9, 4],
  'village-tagil': [1, 10],
  verkhoturye: [19, -14],
  irbit: [-5, 26],
  tyumen: [9, 23],
  tobolsk: [19, 6],
  moscow: [0, 7],
  tver: [4, -7],
  tula: [-7, 19],
  voronezh: [-6, 18],
  vologda: [4, -7],
  petersburg: [0, 3],
  ilimsk: [-17, -5],
  'ust-kut': [10, 1],
  kirensk: [24, -16],
  'village-lena-upper': [19, 0],
  'village-vitim': [17, -12],
  irkutsk: [-22, -9],
  selenginsk: [31, -12],
  kyakhta: [-1, 12],
  'village-ket': [-15, 9],
  yeniseysk: [6, -5],
  'village-don': [-9, -7],
  'village-volga': [4, 4],
  'village-izhma': [8, -11],
  'village-vychegda': [-15, -1],
  yarensk: [4, 4],
  butalsk: [5, 25],
  'village-maya': [1, -1],
  okhotsk: [9, -9],
  mangazeya: [-11, 12],
  'village-taz-mouth': [-13, -9],
  'village-turukhansk': [11, 10],
  'village-sob': [4, -6],
  'village-ob-mouth': [4, 6],
  'village-usa': [-6, -3],
  nizhnekamchatsk: [1, -6],
  verkhnekamchatsk: [-3, 9],
  narym: [1, -5],
  'village-yana-mouth': [3, -3],
  verkhoyansk: [-1, 5],
  uyandinsk: [8, 6],
  yakutsk: [-7, 3],
  'village-vilyuy': [-6, 3],
  'village-transbaikal': [22, 30],
  nerchinsk: [33, 3],
  'village-tungir': [4, -1],
  albazin: [5, 4],
  kazan: [2, 0],
  makaryev: [-2, 1],
  arkhangelsk: [0, 1],
  'village-anadyr-mouth': [6, -9],
  anadyrsk: [-3, 6],
};

/**
 * Each branch is a chain of space ids and "latitude longitude" points. A point shared by two branches is a junction.
 */
export const RIVER_LINES: Readonly<Record<string, readonly string[]>> = {
  'northern-dvina': [
    'vologda / 59.75 41.2 / 59.95 42.9 / 60.35 44.4 / ustyug / 61.3 46.9 / 62.1 45.2 / 63 43 / 63.9 41.6 / arkhangelsk',
    '61.3 46.9 / 61.8 47.9 / yarensk / 61.75 51 / 61.85 52.6 / village-vychegda',
  ],
  pechora: [
    'village-pechora-mouth / 66.4 52 / 65.25 53.1 / 65.4 54.6 / 65.95 56.9 / 66.2 59.6 / village-usa',
    '65.25 53.1 / 64.6 53.4 / village-izhma',
  ],
  volga: [
    'tver / 57.1 37.4 / 57.9 38.6 / 57.7 40.4 / 57.2 42.4 / 56.7 43.9 / makaryev / 56.2 46.9 / kazan / 55.15 49.6 / 54.2 48.6 / 53.3 49.8 / 52.7 48.3 / 51.5 46.3 / 50 45.2 / village-volga / 48 46 / 47.2 47.2 / astrakhan',
    'moscow / 55.35 38.4 / 55 39 / 54.6 40 / 55 41.8 / 55.6 43 / makaryev',
    'tula / 54.75 38.2 / 55 39',
    '55.15 49.6 / 55.6 51.6 / 55.9 53.6 / 57 54.6 / perm / 58.45 56.7 / 59 56.4 / solikamsk',
    '58.45 56.7 / 58.3 57.7 / village-chusovaya',
  ],
  don: ['voronezh / 50.6 39.6 / 49.8 41.2 / 49.5 42.5 / village-don'],
  ob: [
    'verkhoturye / 58.75 61.4 / 58.35 61.9 / 57.9 63.3 / 57.55 64.2 / tyumen / 57.2 66.7 / 57.7 67.6 / tobolsk / 58.8 68.9 / 59.8 68.7 / 61.1 68.9',
    '58.35 61.9 / 58.25 61 / village-tagil',
    '57.55 64.2 / 57.75 63.6 / irbit',
    'narym / 59.9 79.6 / 60.8 77 / 61.1 73.4 / 61 70.8 / 61.1 68.9 / 62.4 66.6 / village-ob / 65 65 / 66 65.6 / 66.35 67.2 / village-ob-mouth',
    '66 65.6 / 66.5 65.5 / village-sob',
    'narym / 58.5 83.6 / 58.7 86.2 / 58.4 88.4 / village-ket',
  ],
  taz: ['mangazeya / 66.9 80.6 / village-taz-mouth'],
  yenisei: [
    'village-yenisei-mouth / 69.2 86 / 67.4 86.6 / village-turukhansk / 64 88.4 / 62.4 89.4 / 60.6 90 / 59.4 91.4 / yeniseysk / 58.2 93.4 / 58.5 97.4 / 58.2 100.2 / 57.9 102.4 / ilimsk',
    'village-turukhansk / 65.3 91.4 / 64.3 95.6 / village-tunguska / 63.5 104.4 / 62.5 107 / village-tunguska-upper',
    'ilimsk / 56 102.6 / 55 101.8 / 53.7 102.8 / irkutsk / 52.3 105.6 / 51.9 106.6 / selenginsk / kyakhta',
  ],
  lena: [
    'village-lena-upper / 55.2 106.2 / ust-kut / kirensk / 58.7 109.8 / village-vitim / 60.3 114.8 / 60.8 116.8 / 60.5 118.4 / village-olyokma / 60.9 123.4 / 61.2 126.4 / yakutsk / 63.5 129.8 / 64.4 126.4 / 66.4 123.6 / 68.6 124 / 70.8 126.9 / village-lena-mouth',
    '60.5 118.4 / 59 120 / 57.4 121.2 / 56.2 120.2 / village-tungir',
    '63.5 129.8 / 63.1 132.4 / 62.3 134.6 / 61.2 135.6 / butalsk',
    '61.2 135.6 / 60.6 137.6 / village-maya',
    '64.4 126.4 / 64.1 123.8 / village-vilyuy / 63.5 118 / 62.6 115 / village-vilyuy-upper',
  ],
  yana: ['verkhoyansk / 68.6 134.6 / 69.9 135.6 / village-yana-mouth'],
  indigirka: ['uyandinsk / 69.4 147.2 / 70.3 148 / village-indigirka-mouth'],
  anadyr: ['anadyrsk / 64.9 173 / 64.6 175.4 / village-anadyr-mouth'],
  kamchatka: ['nizhnekamchatsk / 56.2 160.9 / 55.4 159.6 / verkhnekamchatsk'],
  amur: [
    'nerchinsk / 52.5 118.6 / 53.3 121.4 / albazin / 51.9 126.6 / 50.2 127.6 / 49 130.2 / 47.8 131.6 / 48.4 135 / 50.4 137 / 51.8 140 / village-amur-mouth',
  ],
};

/** Outline of each region. Neighbouring regions share points, so that their wavy borders coincide. */
export const REGION_BORDERS = {
  russia:
    '72 27.5 / 70 27.5 / 66 29.5 / 62.5 30.5 / 60.6 28 / 59.2 27.6 / 57 28.2 / 55 31 / 52.6 33.5 / 50.4 36.5 / 48.6 38.4 / 46.8 40.5 / 45 44 / 44.4 47 / 45.6 50 / 47.4 50.6 / 50.4 51.4 / 51.2 54 / 51.6 57.5 / 54 59.2 / 57.2 59.3 / 58.8 58.9 / 60.6 59.4 / 62.6 59.6 / 65.2 60.8 / 66.2 63.3 / 67.2 64 / 68.6 64.3 / 71 63 / 78 62 / 78 40',
  'west-siberia':
    '54 59.2 / 53.4 62 / 54.2 66 / 53.6 71 / 53 75.5 / 51.4 80 / 50.6 84 / 51.4 89 / 52.4 92 / 54.6 94.6 / 57 96.4 / 60 96.2 / 63 93.5 / 66 93 / 69 91 / 72 88 / 76 84 / 78 62 / 71 63 / 68.6 64.3 / 67.2 64 / 66.2 63.3 / 65.2 60.8 / 62.6 59.6 / 60.6 59.4 / 58.8 58.9 / 57.2 59.3',
  'east-siberia':
    '52.4 92 / 50.8 96 / 50.8 101 / 49.8 103.6 / 49.4 107.5 / 49.6 112 / 49.8 116.5 / 50.6 118.8 / 53 119.2 / 56 117.4 / 58.6 117 / 61 114.6 / 61.6 110.4 / 64 110.2 / 67 112.4 / 70 113.6 / 73 112.6 / 78.5 108 / 79 84 / 76 84 / 72 88 / 69 91 / 66 93 / 63 93.5 / 60 96.2 / 57 96.4 / 54.6 94.6',
  'far-east':
    '53 119.2 / 50.6 118.8 / 52.4 122 / 50.2 126 / 48.6 128 / 46.8 131 / 47.2 135 / 50 139 / 52.4 143 / 55 146 / 49 152 / 48 164 / 58 182 / 66 194 / 73 192 / 79 160 / 79 128 / 78.5 108 / 73 112.6 / 70 113.6 / 67 112.4 / 64 110.2 / 61.6 110.4 / 61 114.6 / 58.6 117 / 56 117.4',
} as const;

/** Curve of a road to its left (−) or right (+), as a share of its length */
export const ROAD_BOWS: Readonly<Record<string, number>> = {
  'solikamsk–tobolsk': -0.34,
  'perm–irbit': 0.2,
  'moscow–tula': -0.16,
  'kirensk–village-lena-upper': -0.16,
  'moscow–makaryev': 0.12,
  'solikamsk–verkhoturye': -0.08,
  'tobolsk–narym': 0.1,
  'narym–yeniseysk': -0.1,
  'irbit–tobolsk': 0.06,
  'anadyrsk–nizhnekamchatsk': -0.08,
  'yakutsk–verkhoyansk': 0.06,
  'uyandinsk–village-kolyma': -0.06,
  'village-kolyma–anadyrsk': -0.08,
};

/**
 * Routes of pieces at sea, drawn only below a chosen path. Same format as the river lines, but in px of the sheet,
 * because a lane must stay in the water between adjusted coasts.
 */
export const SEA_LANES: Readonly<Record<string, readonly string[]>> = {
  'kara-barents': [
    'arkhangelsk / 274 104 / 292 103 / 308 107 / 326 118 / 340 130 / 350 148 / 362 162 / 380 165 / 396 166 / 420 170 / 442 166 / 462 163 / 480 168 / 496 170 / 512 154 / 524 132 / 542 127 / 562 136 / 578 150 / 592 162',
    '350 148 / village-pechora-mouth',
    '480 168 / 475 179 / 464 193 / 456 209 / 446 227 / village-ob-mouth',
    '464 193 / 463 205 / 460 218 / village-taz-mouth',
    '496 170 / 489 186 / 494 201 / village-yenisei-mouth',
  ],
  'laptev-east-siberian': [
    '592 162 / 606 174 / 622 178 / 638 168 / 658 164 / 688 153 / 704 143 / 716 138 / village-indigirka-mouth',
    '658 164 / village-lena-mouth',
    '688 153 / village-yana-mouth',
  ],
  pacific: [
    'okhotsk / 822 262 / 846 290 / 872 312 / 900 324 / 926 322 / 940 300 / 934 264 / 926 216 / 906 176 / 884 134 / 866 108 / 852 105 / village-anadyr-mouth',
    '934 264 / 914 238 / nizhnekamchatsk',
    '846 290 / 826 306 / 821 322 / village-amur-mouth',
  ],
};

/** Line breaks of names that are long or that the general shortening handles badly */
export const NAME_BREAKS: Readonly<Record<'en' | 'ja', Readonly<Record<string, readonly string[]>>>> = {
  en: {
    'village-tunguska': ['Lower', 'Tunguska'],
    'village-tunguska-upper': ['Upper', 'Tunguska'],
  },
  ja: {
    nizhnekamchatsk: ['ニジネ', 'カムチャツク'],
    verkhnekamchatsk: ['ヴェルフネ', 'カムチャツク'],
    selenginsk: ['セレン', 'ギンスク'],
    'village-tunguska': ['ニジニャヤ・', 'トゥングスカ川'],
    'village-tunguska-upper': ['トゥングスカ川', '上流'],
    'village-vilyuy-upper': ['ヴィリュイ川', '上流'],
  },
};

export const RANGES: readonly string[] = [
  '51.5 58 / 54 58.6 / 56.5 59.3 / 59 59.3 / 61.5 59.2 / 63.8 59.4 / 65.6 61.6 / 67.6 65.8',
  '71 128.5 / 69 129.5 / 67 130.4 / 65.4 132.6 / 63.8 137 / 62.6 141',
  '65.6 140 / 66.6 143 / 68 146',
  '55.4 113 / 55.8 117.5 / 56.2 123 / 55.8 128 / 56 132',
  '51.6 90.5 / 52.6 94.6 / 53.4 97.4 / 52.4 100.6',
  '50.2 84 / 49.2 87.6 / 48.2 91',
  '47 94 / 45.6 98 / 44.6 102',
  '58.6 161.4 / 57 159.6 / 55.6 158.4 / 53.6 157.6',
  '42.4 42 / 42.6 44.6 / 41.8 47.6',
  '62.4 167 / 64 171.4 / 66.4 176',
  '68 155.6 / 67.6 161 / 68.6 166',
  '50.6 140 / 48.6 138 / 46.4 136.2',
  '65 98 / 67 96.4 / 69 97.6',
  '67.8 20 / 65.6 16 / 62.6 12.6',
];

/** Woods: a box in degrees each, and the number of groves to try */
export const WOODS: readonly { readonly from: string; readonly to: string; readonly groves: number }[] = [
  { from: '58 42', to: '65 56', groves: 9 },
  { from: '57 64', to: '63 88', groves: 16 },
  { from: '59 92', to: '66 110', groves: 16 },
  { from: '57 110', to: '66 132', groves: 18 },
  { from: '55 126', to: '62 140', groves: 10 },
  { from: '60 24', to: '64 36', groves: 5 },
];

/** Lines for the names of seas, in px of the sheet, because these names follow the open water instead of degrees */
export const SEA_NAME_LINES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  'kara-barents': [
    [326, 30],
    [400, 38],
    [470, 56],
    [536, 90],
  ],
  'laptev-east-siberian': [
    [568, 128],
    [640, 122],
    [720, 100],
    [808, 62],
  ],
  pacific: [
    [944, 404],
    [958, 372],
    [964, 336],
    [960, 302],
  ],
};

type Named = { readonly en: string; readonly ja: string };

/** `between` limits a name to its tributary: the ends of the stretches as in the river lines. */
export const RIVER_NAMES: readonly (Named & {
  readonly system: string;
  readonly between?: readonly string[];
})[] = [
  {
    system: 'volga',
    en: 'Volga',
    ja: 'ヴォルガ川',
    between: ['makaryev–kazan', '55.15 49.6–village-volga', 'village-volga–astrakhan', 'tver–makaryev'],
  },
  { system: 'volga', en: 'Kama', ja: 'カマ川', between: ['55.15 49.6–perm'] },
  { system: 'northern-dvina', en: 'N. Dvina', ja: '北ドヴィナ川' },
  { system: 'pechora', en: 'Pechora', ja: 'ペチョラ川' },
  { system: 'don', en: 'Don', ja: 'ドン川' },
  {
    system: 'ob',
    en: 'Ob',
    ja: 'オビ川',
    // Elsewhere the river is called Tura (at Verkhoturye) and Irtysh (at Tobolsk).
    between: ['narym–61.1 68.9', '61.1 68.9–village-ob', 'village-ob–66 65.6', '66 65.6–village-ob-mouth'],
  },
  {
    system: 'yenisei',
    en: 'Yenisei',
    ja: 'エニセイ川',
    between: ['village-yenisei-mouth–village-turukhansk', 'village-turukhansk–yeniseysk'],
  },
  {
    system: 'yenisei',
    en: 'Tunguska',
    ja: 'トゥングスカ川',
    between: ['village-turukhansk–village-tunguska', 'village-tunguska–village-tunguska-upper'],
  },
  { system: 'yenisei', en: 'Angara', ja: 'アンガラ川', between: ['yeniseysk–ilimsk', 'ilimsk–irkutsk'] },
  {
    system: 'lena',
    en: 'Lena',
    ja: 'レナ川',
    between: [
      'village-vitim–60.5 118.4',
      'village-olyokma–yakutsk',
      '64.4 126.4–village-lena-mouth',
      'kirensk–village-vitim',
    ],
  },
  { system: 'lena', en: 'Vilyuy', ja: 'ヴィリュイ川', between: ['village-vilyuy–village-vilyuy-upper'] },
  { system: 'yana', en: 'Yana', ja: 'ヤナ川' },
  { system: 'indigirka', en: 'Indigirka', ja: 'インディギルカ川' },
  { system: 'anadyr', en: 'Anadyr', ja: 'アナディリ川' },
  { system: 'amur', en: 'Amur', ja: 'アムール川' },
];

export const SEA_NAMES: Readonly<Record<string, Named>> = {
  'kara-barents': { en: 'Kara & Barents Seas', ja: 'カラ海・バレンツ海' },
  'laptev-east-siberian': { en: 'Laptev & East Siberian Seas', ja: 'ラプテフ海・東シベリア海' },
  pacific: { en: 'Pacific', ja: '太平洋' },
};

export const REGION_NAMES: Readonly<Record<string, Named>> = {
  russia: { en: 'RUSSIA', ja: 'ロシア' },
  'west-siberia': { en: 'WEST SIBERIA', ja: '西シベリア' },
  'east-siberia': { en: 'EAST SIBERIA', ja: '東シベリア' },
  'far-east': { en: 'FAR EAST', ja: '極東' },
};
