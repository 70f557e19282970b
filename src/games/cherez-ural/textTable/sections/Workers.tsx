import { TextList } from '../../../../table/text/TextList';
import type { WorkerId } from '../../content/terms';
import { workerLine } from '../../position/tell';
import { isOpen } from '../../rules/contentOf';
import { workerText } from '../../text/cardText';
import { listComma } from '../../text/words';
import { useText } from '../context';

/** What a worker's card says, and the businesses that stay with it. */
export function WorkerCard({ id }: { readonly id: WorkerId }) {
  const { G, content, language, say, t } = useText();
  const { upper, lower } = workerText(content.workers[id], language);
  const none = t('table.card.noAbility');
  const attached = (G.workers[id]?.attached ?? []).map((card) => content.businesses[card].name[language]);
  return (
    <TextList
      lines={[
        say('abilityUpper', { text: upper === '' ? none : upper }),
        say('abilityLower', { text: lower === '' ? none : lower }),
        ...(attached.length === 0 ? [] : [say('stays', { cards: listComma(attached, language) })]),
      ]}
    />
  );
}

/** The viewer's workers in play, and the worker cards not revealed yet. */
export function Workers() {
  const position = useText();
  const { G, viewer, t, say, workerName } = position;
  if (viewer === null) return null;
  const { workers, workerHand } = G.players[viewer];
  const covered = workerHand.filter(isOpen);
  return (
    <>
      {workers.length === 0 && <p>{t('table.noWorkerYet')}</p>}
      {workers.map((id) => (
        <article key={id} data-testid={`worker-${id}`}>
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
