import { useGame } from '../../game-api/gameContext';
import { useSettings } from '../settings';
import './setup.css';

type SwatchesProps = {
  readonly label: string;
  /** Name of the radio group, unique per seat. */
  readonly name: string;
  readonly chosen: string | null;
  readonly taken?: readonly string[];
  readonly onChoose: (colour: string) => void;
};

export function Swatches({ label, name, chosen, taken = [], onChoose }: SwatchesProps) {
  const { language } = useSettings();
  const { colours } = useGame();
  return (
    <div className="swatches" role="radiogroup" aria-label={label}>
      {colours.map((colour) => (
        <label
          key={colour.id}
          title={colour.name[language]}
          className={colour.id === chosen ? 'chosen' : ''}
          data-taken={taken.includes(colour.id) || undefined}
        >
          <input
            type="radio"
            name={name}
            aria-label={colour.name[language]}
            checked={colour.id === chosen}
            disabled={taken.includes(colour.id)}
            onChange={() => onChoose(colour.id)}
          />
          <span style={{ background: colour.css }} />
        </label>
      ))}
    </div>
  );
}
