import { MoveButton } from '../../../../table/text/MoveButton';
import { cardLine } from '../../position/tell';
import { useText } from '../context';
import { WorkerCard } from '../sections/Workers';

/** The draft (R14.1): each card of the pack in full, with its button. */
export function DraftChoice() {
  const position = useText();
  const { legal, content, language, say } = position;
  return (
    <>
      <p>{say('draftTitle')}</p>
      {legal.draft.map((id) => (
        <article key={id}>
          <h3>{content.businesses[id].name[language]}</h3>
          <p>{cardLine(position, id)}</p>
          <MoveButton intent={{ move: 'draft', args: [id] }} />
        </article>
      ))}
    </>
  );
}

/** Round start (R7.3): the worker cards in full, each with its button. */
export function WorkerCardChoice() {
  const { legal, say, workerName } = useText();
  return (
    <>
      <p>{say('workerCardTitle')}</p>
      {legal.chooseWorkerCard.map((id) => (
        <article key={id}>
          <h3>{workerName(id)}</h3>
          <WorkerCard id={id} />
          <MoveButton intent={{ move: 'chooseWorkerCard', args: [id] }} />
        </article>
      ))}
    </>
  );
}
