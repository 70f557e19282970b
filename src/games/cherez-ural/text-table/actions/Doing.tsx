import type { ReactNode } from 'react';
import { entryOf } from '../../../../rules-kit/indexed';
import { History } from '../../../../table/text/History';
import { MoveButton } from '../../../../table/text/MoveButton';
import { cardLine, type Telling, workerLine } from '../../view-model/tell';
import { useText } from '../context';
import { WorkerCard } from '../sections/Players';
import { ReturnForm } from './GoodsForms';
import { FactoryForm, PlaceForm } from './SpaceForms';
import { TurnActions } from './TurnActions';

/** R14.1. */
function DraftChoice() {
  const position = useText();
  const { legal, content, language, say } = position;
  return (
    <>
      <p>{say('draftTitle')}</p>
      {legal.draft.map((id) => (
        <article key={id}>
          <h3>{entryOf(content.businesses, id).name[language]}</h3>
          <p>{cardLine(position, id)}</p>
          <MoveButton intent={{ move: 'draft', args: [id] }} />
        </article>
      ))}
    </>
  );
}

/** R7.3. */
function WorkerCardChoice() {
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

/** R8.4. */
function WorkerChoice() {
  const position = useText();
  return (
    <>
      <p>{position.say('chooseWorker')}</p>
      <ul>
        {position.legal.activateWorker.map((worker) => (
          <li key={worker}>
            <MoveButton intent={{ move: 'activateWorker', args: [worker] }} /> {workerLine(position, worker)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns the form for the viewer's pending decision; null if there is none. */
function asked({ legal, myTurn, acting }: Telling): ReactNode {
  if (legal.draft.length > 0) return <DraftChoice />;
  if (legal.chooseWorkerCard.length > 0) return <WorkerCardChoice />;
  if (legal.placeWorkers.length > 0) return <PlaceForm />;
  if (legal.placeFactory.length > 0) return <FactoryForm />;
  if (legal.activateWorker.length > 0) return <WorkerChoice />;
  if (!myTurn || acting === null) return null;
  return legal.returnGoods.length > 0 ? <ReturnForm worker={acting} /> : <TurnActions worker={acting} />;
}

export function Doing() {
  const position = useText();
  const form = asked(position);
  return form === null ? (
    <p>{position.say('kit.nothingToDo')}</p>
  ) : (
    <>
      {form}
      <History />
    </>
  );
}
