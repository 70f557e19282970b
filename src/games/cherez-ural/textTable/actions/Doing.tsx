import type { ReactNode } from 'react';
import { History } from '../../../../table/text/History';
import type { Telling } from '../../position/tell';
import { useText } from '../context';
import { DraftChoice, WorkerCardChoice } from './CardChoice';
import { FactoryForm, PlaceForm } from './PlaceForms';
import { ReturnForm } from './ReturnForm';
import { TurnActions } from './TurnActions';
import { WorkerChoice } from './WorkerChoice';

/** What the position asks for; null: it asks nothing of the viewer. */
function asked({ legal, myTurn, acting }: Telling): ReactNode {
  if (legal.draft.length > 0) return <DraftChoice />;
  if (legal.chooseWorkerCard.length > 0) return <WorkerCardChoice />;
  if (legal.placeWorkers.length > 0) return <PlaceForm />;
  if (legal.placeFactory.length > 0) return <FactoryForm />;
  if (legal.activateWorker.length > 0) return <WorkerChoice />;
  if (!myTurn || acting === null) return null;
  return legal.returnGoods.length > 0 ? <ReturnForm worker={acting} /> : <TurnActions worker={acting} />;
}

/** All that the viewer may do now, in words and plain forms. */
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
