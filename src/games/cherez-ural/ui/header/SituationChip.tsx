import { Tip } from '../../../../table/controls/Tip';
import { situationTouches } from '../../position/situationTouches';
import { situationCard } from '../../rules/contentOf';
import { situationIcons } from '../../text/cardIcons';
import { situationText } from '../../text/cardText';
import { IconRow } from '../cards/IconRow';
import { SituationEmblem } from '../cards/SituationEmblem';
import { usePick, useTable } from '../context';

/** The situation card in force: its name, its effects in icons, its full text on demand. */
export function SituationChip() {
  const { G, language } = useTable();
  const pick = usePick();
  const id = G.situations[G.situations.length - 1];
  if (id === undefined) return null;
  const situation = situationCard(G, id);
  const { title, sentences } = situationText(situation, language);
  const touches = situationTouches(situation);
  return (
    <Tip text={sentences.join(' ')} side="bottom">
      <button
        type="button"
        className={`situation situation-${touches}`}
        data-testid="situation"
        onClick={() => pick({ do: 'open', dialog: { kind: 'situation' } })}
      >
        <SituationEmblem touches={touches} size={26} />
        <span className="situation-words">
          <span className="situation-name">{title}</span>
          <span className="situation-icons">
            <IconRow icons={situationIcons(situation).flat()} size={13} />
          </span>
          <span className="visually-hidden">{sentences.join(' ')}</span>
        </span>
      </button>
    </Tip>
  );
}
