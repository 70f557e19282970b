import { situationCard } from '../../rules/contentOf';
import { situationText } from '../../text/cardText';
import { SituationEmblem } from '../cards/SituationFace';
import { situationTouches } from '../cards/situationTouches';
import { usePick, useTable } from '../context';
import { Tip } from '../parts/Tip';

/** The situation card in force: its name, its effect in one line, its full text on demand. */
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
          <span className="situation-text">{sentences.join(' ')}</span>
        </span>
      </button>
    </Tip>
  );
}
