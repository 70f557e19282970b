import './tokens.css';
import './css/pieces.css';
import './backdrop.css';
import { Building, LINE, WASH } from './pieces/Building';
import { Ship } from './pieces/Ship';

const CELLS = ['wheat', 'coin', 'salt', null, 'wood'] as const;
const LOOKS = ['plain', 'lit', 'lit', 'plain', 'plain'] as const;
const WAVES = [
  [40, 34],
  [170, 88],
  [330, 40],
  [470, 110],
  [620, 50],
  [120, 150],
  [400, 176],
] as const;

/** Draws the port of Kiel in cobalt: a building, the town, and a ship on the canal. */
export function Backdrop() {
  return (
    <div className="kilia port" aria-hidden="true">
      <svg
        aria-hidden="true"
        className="port-town"
        viewBox="0 0 760 230"
        preserveAspectRatio="xMidYMax slice"
      >
        <path fill={WASH} opacity="0.55" d="M0 150Q190 110 380 140T760 120V230H0Z" />
        <path
          fill={WASH}
          d="M344 230V110L362 20 380 110V230ZM290 230V150L312 128 334 150V230ZM390 230V140L412 116 434 140V230ZM446 230V158L470 136 494 158V230ZM648 230 656 140H676L684 230Z"
        />
        <path
          {...LINE}
          d="M344 230V110L362 20 380 110V230M362 20V8M356 13H368M290 230V150L312 128 334 150V230M390 230V140L412 116 434 140V230M446 230V158L470 136 494 158V230M648 230 656 140H676L684 230M666 140 630 110M666 140 704 112M666 140 632 174M666 140 702 170"
        />
        <path
          fill="none"
          stroke="var(--p1)"
          strokeWidth="1.6"
          d="M560 46q7-7 14 0q7-7 14 0M610 74q6-6 12 0q6-6 12 0M520 80q5-5 10 0q5-5 10 0"
        />
      </svg>
      <div className="port-house">
        <Building cells={CELLS} looks={LOOKS} />
      </div>
      <div className="port-water">
        <svg
          aria-hidden="true"
          viewBox="0 0 760 200"
          preserveAspectRatio="xMidYMin slice"
          fill="none"
          stroke="var(--water2)"
          strokeWidth="2"
        >
          {WAVES.map(([x, y]) => (
            <path key={x} d={`M${x} ${y}q7-5 14 0t14 0t14 0M${x + 26} ${y + 9}q7-5 14 0t14 0`} />
          ))}
        </svg>
      </div>
      <div className="port-ship">
        <Ship ship={4} heading="right" windows={[[0, 1, 2]]} sails />
      </div>
    </div>
  );
}
