import './tokens.css';
import './backdrop.css';
import { FarRidge, Ridge, Village, waves } from './board/Landscape';

const W = 1280;
const H = 720;
const RIVER = 596;
const STRIP = 64;
const WAVES = [16, 34, 54, 76, 98] as const;
const VILLAGES = [
  { x: 30, scale: 2.5 },
  { x: 640, scale: 2 },
] as const;
const VILLAGE = { w: 220, h: 60 } as const;

/** Draws the board's landscape between mountains and river, without any pieces. */
export function Backdrop() {
  return (
    <div className="terramara land-backdrop" aria-hidden="true">
      <svg viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMinYMax slice" aria-hidden="true">
        <rect width={W} height="330" fill="var(--sky)" />
        <g transform="translate(0 40)">
          <FarRidge w={W} h={220} />
        </g>
        <g transform="translate(0 112)">
          <Ridge id="backdrop" w={W} h={214} peaks={7} snow />
        </g>
        <path d={`M0 300Q210 250 430 292T900 284T${W} 290V420H0z`} fill="var(--foot)" />
        <path d={`M0 384Q260 336 560 372T${W} 362V480H0z`} fill="var(--grass)" />
        <path d={`M0 462H${W}V${RIVER}H0z`} fill="var(--field)" />
        {Array.from({ length: Math.ceil(W / STRIP / 2) + 1 }, (_, index) => index * STRIP * 2).map((x) => (
          <path
            key={x}
            d={`M${x} 462h${STRIP}l-36 ${RIVER - 462}h${-STRIP}z`}
            fill="var(--field2)"
            fillOpacity="0.5"
          />
        ))}
        <g fill="none" strokeLinecap="round">
          <path d={ROAD} stroke="var(--road)" strokeWidth="20" />
          <path d={ROAD} stroke="var(--rut)" strokeWidth="2" strokeDasharray="10 7" />
        </g>
        <path d={`${waves(W, RIVER - 8, 3)}V${H}H0z`} fill="var(--bank)" />
        <path d={`${waves(W, RIVER, 3)}V${H}H0z`} fill="var(--river)" />
        {WAVES.map((y, index) => (
          <path
            key={y}
            d={waves(W + 40, RIVER + y, 2.4)}
            transform={`translate(${-(index * 13) % 40} 0)`}
            fill="none"
            stroke="var(--river2)"
            strokeOpacity="0.45"
            strokeWidth="1.5"
          />
        ))}
        {VILLAGES.map(({ x, scale }) => (
          <g key={x} transform={`translate(${x} ${RIVER + 14 - VILLAGE.h * scale}) scale(${scale})`}>
            <Village w={VILLAGE.w} h={VILLAGE.h} />
          </g>
        ))}
      </svg>
    </div>
  );
}

const ROAD = `M-20 438C160 438 190 404 330 408S560 446 740 428S1080 398 ${W + 20} 420`;
