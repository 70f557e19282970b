import { MoveButton } from '../../../../table/text/MoveButton';
import { workerLine } from '../../position/tell';
import { useText } from '../context';

/** Which of the own workers acts in this turn (R8.4). */
export function WorkerChoice() {
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
