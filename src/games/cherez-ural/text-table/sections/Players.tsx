import { entryOf } from '../../../../rules-kit/indexed';
import { TextList } from '../../../../table/text/TextList';
import type { BusinessId, PlayerID, WorkerId } from '../../content/terms';
import { isOpen } from '../../rules/content-pack/contentOf';
import { playerOf } from '../../rules/state/state';
import { workerText } from '../../text/cardText';
import { goodsPhrase, listComma } from '../../text/words';
import { cardState } from '../../view-model/cardState';
import {
  cardLine,
  completedLines,
  playerLine,
  type Telling,
  tracksLine,
  workerLine,
} from '../../view-model/tell';
import { waitsKey } from '../../view-model/waitsKey';
import { useText } from '../context';

/** Describes what a card is waiting for; null if there is nothing to say. */
function stateText(position: Telling, id: BusinessId): string | null {
  const { viewer, t, say, language } = position;
  if (viewer === null) return null;
  const state = cardState(position, viewer, id, new Set());
  switch (state.state) {
    case 'ready':
    case 'readyOnArrival':
      return t(`table.hand.${state.state}`);
    case 'needs':
      return say('lacks', { goods: goodsPhrase(state.goods, language) });
    case 'waits': {
      const key = waitsKey(state.reason);
      return key === null ? null : t(`table.hand.waits.${key}`);
    }
    case 'done':
    case 'idle':
      return null;
  }
}

export function HandList() {
  const position = useText();
  const { G, viewer, content, language, t, say } = position;
  if (viewer === null) return null;
  const held = playerOf(G, viewer).hand.filter(isOpen);
  const completed = completedLines(position, viewer);
  return (
    <>
      {held.length === 0 && <p>{t('table.hand.empty')}</p>}
      {held.map((id) => {
        const state = stateText(position, id);
        const { name, known } = entryOf(content.businesses, id);
        return (
          <article key={id} data-testid={`hand-${id}`} data-action={`hand-${id}`}>
            <h3>{name[language]}</h3>
            <p>{cardLine(position, id)}</p>
            {state !== null && <p>{say('stateLine', { state })}</p>}
            {known.length === 0 && <p>{say('ours')}</p>}
          </article>
        );
      })}
      <h3>{say('completed')}</h3>
      {completed.length === 0 ? <p>{t('table.noneCompleted')}</p> : <TextList lines={completed} />}
    </>
  );
}

export function WorkerCard({ id }: { readonly id: WorkerId }) {
  const { G, content, language, say } = useText();
  const { upper, lower } = workerText(entryOf(content.workers, id), language);
  const attached = (G.workers[id]?.attached ?? []).map(
    (card) => entryOf(content.businesses, card).name[language],
  );
  return (
    <TextList
      lines={[
        ...(upper === '' ? [] : [say('abilityUpper', { text: upper })]),
        ...(lower === '' ? [] : [say('abilityLower', { text: lower })]),
        ...(attached.length === 0 ? [] : [say('stays', { cards: listComma(attached, language) })]),
      ]}
    />
  );
}

export function Workers() {
  const position = useText();
  const { G, viewer, t, say, workerName } = position;
  if (viewer === null) return null;
  const { workers, workerHand } = playerOf(G, viewer);
  const covered = workerHand.filter(isOpen);
  return (
    <>
      {workers.length === 0 && <p>{t('table.noWorkerYet')}</p>}
      {workers.map((id) => (
        <article key={id} data-testid={`worker-${id}`} data-action={`worker-${id}`}>
          <h3>{workerName(id)}</h3>
          <p>{workerLine(position, id)}</p>
          <WorkerCard id={id} />
        </article>
      ))}
      {covered.length > 0 && <h3>{say('inHand')}</h3>}
      {covered.map((id) => (
        <article key={id}>
          <h4>{workerName(id)}</h4>
          <WorkerCard id={id} />
        </article>
      ))}
    </>
  );
}

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
  const { workers, completed } = playerOf(G, playerID);
  const open = completedLines(position, playerID);
  const covered = completed.length - open.length;
  return (
    <article data-testid={`player-${playerID}`} data-action={`player-${playerID}`}>
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
