import '@fontsource/old-standard-tt/400.css';
import '@fontsource/old-standard-tt/700.css';
import '@fontsource/old-standard-tt/400-italic.css';
import '@fontsource/shippori-mincho/600.css';
import '@fontsource/shippori-mincho/700.css';
import '@fontsource-variable/source-sans-3';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { board } from '../../content/board';
import { BoardMap } from './BoardMap';
import type { MapChit, MapPiece, MapTarget } from './types';

const q = new URLSearchParams(location.search);
const [w, h] = (q.get('size') ?? '992x490').split('x').map(Number);
const language = (q.get('lang') ?? 'en') as 'en' | 'ja';
const season = (q.get('season') ?? 'summer') as 'summer' | 'winter';
if (q.get('theme')) document.documentElement.dataset.theme = q.get('theme') ?? '';
const mode = q.get('mode') ?? 'travel';
const pieces: MapPiece[] = mode === 'bare' ? [] : [
  { id: 'w08', at: 'petersburg', player: 2, glyph: 'w08', acted: true, acting: false, label: 'Dutch Expert' },
  { id: 'w10', at: 'yakutsk', player: 2, glyph: 'w10', acted: true, acting: false, label: 'Sled Driver' },
  { id: 'w07', at: 'tobolsk', player: 0, glyph: 'w07', acted: false, acting: true, label: 'China Expert' },
  { id: 'w01', at: 'yeniseysk', player: 0, glyph: 'w01', acted: true, acting: false, label: 'Trapper' },
  { id: 'w03', at: 'irkutsk', player: 1, glyph: 'w03', acted: false, acting: false, label: 'Cossack' },
  { id: 'w06', at: 'astrakhan', player: 1, glyph: 'w06', acted: true, acting: false, label: 'Persia' },
  { id: 'w12', at: 'village-turukhansk', player: 3, glyph: 'w12', acted: true, acting: false, label: 'Old Believer' },
  { id: 'w04', at: 'moscow', player: 3, glyph: 'w04', acted: false, acting: false, label: 'Crown' },
  { id: 'w05', at: 'moscow', player: 1, glyph: 'w05', acted: false, acting: false, label: 'Factory' },
];
const chits: MapChit[] = [
  ...board.spaces.filter((s) => s.region === 'far-east' && s.explorationSpot && s.id !== 'yakutsk').map((s): MapChit => ({ at: s.id, spot: 'exploration', face: { kind: 'harvestDown' } })),
  { at: 'mangazeya', spot: 'hunting', face: { kind: 'harvestUp', sable: 1, fur: 1 } },
  { at: 'narym', spot: 'hunting', face: { kind: 'harvestUp', sable: 0, fur: 3 } },
  { at: 'yeniseysk', spot: 'hunting', face: { kind: 'harvestUp', sable: 1, fur: 2 } },
  { at: 'ust-kut', spot: 'hunting', face: { kind: 'harvestUp', sable: 0, fur: 4 } },
  { at: 'ilimsk', spot: 'hunting', face: { kind: 'harvestUp', sable: 2, fur: 0 } },
  { at: 'yakutsk', spot: 'hunting', face: { kind: 'huntDown', sable: 2, fur: 1 } },
  { at: 'irkutsk', spot: 'hunting', face: { kind: 'harvestUp', sable: 3, fur: 1 } },
  { at: 'nerchinsk', spot: 'exploration', face: { kind: 'noExploration' } },
  { at: 'petersburg', spot: 'exploration', face: { kind: 'noExploration' } },
];
const unexplored = board.spaces.filter((s) => chits.some((c) => c.at === s.id && c.spot === 'exploration' && c.face.kind !== 'empty')).map((s) => s.id);
const cost = (id: string) => ([1, 4, 7, 13, 2, 8][id.length % 6]);
const targets: MapTarget[] =
  mode === 'bare' ? [] : mode === 'all'
    ? board.spaces.map((s) => ({ at: s.id, ways: season === 'winter' ? [{ by: 'sled', cost: 3 }] : s.region === 'west-siberia' && cost(s.id) < 3 ? [{ by: 'water', cost: 1 }, { by: 'land', cost: 2 }] : [{ by: 'water', cost: cost(s.id) }] }))
    : board.spaces.filter((s) => s.waterSystem !== null && ['ob', 'yenisei', 'lena', 'volga'].includes(s.waterSystem)).map((s) => ({ at: s.id, ways: s.region === 'west-siberia' && cost(s.id) < 3 ? [{ by: 'water', cost: 1 }, { by: 'land', cost: 2 }] : s.id === 'perm' ? [{ by: 'land', cost: 4 }, { by: 'water', cost: 7 }] : [{ by: 'water', cost: cost(s.id) }] }));

function App() {
  const [at, setAt] = useState<string | null>(null);
  const ps = at === null ? pieces : pieces.map((p) => (p.acting ? { ...p, at } : p));
  const legs = [
    { kind: 'river', from: 'tobolsk', to: 'village-ket', cost: 1 },
    { kind: 'portage', from: 'village-ket', to: 'yeniseysk', cost: 2 },
    { kind: 'river', from: 'yeniseysk', to: 'kyakhta', cost: 1 },
  ] as const;
  return (
    <div style={{ width: w, height: h, position: 'relative' }}>
      <BoardMap
        language={language} season={season} pieces={ps} chits={chits}
        markers={mode === 'all' ? [{ at: 'astrakhan', kind: 'noEntry' }, { at: 'village-volga', kind: 'noEntry' }, { at: 'tyumen', kind: 'factory' }, { at: 'village-vitim', kind: 'pilgrimage' }] : []}
        targets={targets} unexplored={unexplored}
        path={mode === 'travel' ? { legs, player: 0 } : mode === 'sea' ? { legs: [{ kind: 'sea', from: 'arkhangelsk', to: 'village-indigirka-mouth', cost: 12 }, { kind: 'sea', from: 'okhotsk', to: 'village-anadyr-mouth', cost: 6 }], player: 3 } : undefined}
        selectedPiece="w07" focusedSpace={mode === 'travel' ? 'kyakhta' : undefined}
        onSpace={(s) => { document.title = s; if (mode === 'move') setAt(s); }} onPiece={(p) => { document.title = p; }} onHover={() => undefined}
        spaceLabel={(s) => board.space[s].name[language]}
      />
      {q.get('cart') ? <div id="cart" /> : null}
    </div>
  );
}
createRoot(document.getElementById('root') as HTMLElement).render(<App />);
