import { TextList } from '../../../../table/text/TextList';
import { situationText } from '../../text/cardText';
import { useText } from '../context';

/** The situation cards revealed so far, the latest first. */
export function Situations() {
  const { G, content, language, say } = useText();
  const shown = G.situations.map((id, index) => ({ id, round: index + 1 })).reverse();
  return (
    <>
      {shown.map(({ id, round }) => {
        const { title, sentences } = situationText(content.situations[id], language);
        return (
          <article key={id}>
            <h3>{say(round === G.situationRound ? 'inForce' : 'past', { round, name: title })}</h3>
            <TextList lines={sentences} />
          </article>
        );
      })}
      {G.situationDeck.length > 0 && <p>{say('situationsLeft', { count: G.situationDeck.length })}</p>}
    </>
  );
}
