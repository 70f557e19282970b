import { TextList } from '../../../../table/text/TextList';
import type { BusinessId } from '../../content/terms';
import { cardState } from '../../position/cardState';
import { cardLine, completedLines, type Telling } from '../../position/tell';
import { waitsKey } from '../../position/waitsKey';
import { isOpen } from '../../rules/contentOf';
import { goodsPhrase } from '../../text/words';
import { useText } from '../context';

/** What a card waits for; null: nothing is to be said. */
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

/** The viewer's business cards in full, and those that are completed. */
export function HandList() {
  const position = useText();
  const { G, viewer, content, language, t, say } = position;
  if (viewer === null) return null;
  const held = G.players[viewer].hand.filter(isOpen);
  const completed = completedLines(position, viewer);
  return (
    <>
      {held.length === 0 && <p>{t('table.hand.empty')}</p>}
      {held.map((id) => {
        const state = stateText(position, id);
        const { name, known } = content.businesses[id];
        return (
          <article key={id} data-testid={`hand-${id}`}>
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
