import { TextList } from '../../../../table/text/TextList';
import type { PlayerID } from '../../content/terms';
import { completedLines, playerLine, tracksLine, workerLine } from '../../position/tell';
import { listComma } from '../../text/words';
import { useText } from '../context';
import { WorkerCard } from './Workers';

/** Everyone's gold, tokens, tracks, workers and businesses, as far as they lie open. */
export function Players() {
  const { G, say, language, seat } = useText();
  const names = G.turnOrder.map((id) => seat(id).name);
  return (
    <>
      {names.length > 1 && <p>{say('turnOrder', { names: listComma(names, language) })}</p>}
      {G.turnOrder.map((playerID) => (
        <PlayerText key={playerID} playerID={playerID} />
      ))}
    </>
  );
}

function PlayerText({ playerID }: { readonly playerID: PlayerID }) {
  const position = useText();
  const { G, say, t, viewer, seat } = position;
  const { workers, completed } = G.players[playerID];
  const open = completedLines(position, playerID);
  const covered = completed.length - open.length;
  return (
    <article data-testid={`player-${playerID}`}>
      <h3>{seat(playerID).name}</h3>
      <p>{playerLine(position, playerID)}</p>
      <p>{tracksLine(position, playerID)}</p>
      {workers.length === 0 && <p>{t('table.noWorkerYet')}</p>}
      <ul>
        {workers.map((id) => (
          <li key={id}>
            {workerLine(position, id)}
            {playerID !== viewer && <WorkerCard id={id} />}
          </li>
        ))}
      </ul>
      <h4>{say('completed')}</h4>
      {completed.length === 0 && <p>{t('table.noneCompleted')}</p>}
      <TextList lines={[...open, ...(covered > 0 ? [say('faceDown', { count: covered })] : [])]} />
    </article>
  );
}
