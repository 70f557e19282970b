import { upperFirst } from '../../../../language/upperFirst';
import { Hint } from '../../../../table/frame/bar/Hint';
import { effectsText } from '../../text/cardText';
import { rowName, spaceName } from '../../text/words';
import { artifactOf } from '../../view-model/cards';
import { gainsAt, intentOf } from '../../view-model/deal';
import { isAnythingReady } from '../../view-model/legal';
import { spaceContext } from '../../view-model/spaces';
import { backWords } from '../../view-model/tell';
import { usePointed, useSelected, useTable } from '../context';
import { Effects } from '../icons/Effects';
import { GameIcon } from '../icons/Icon';

/** Shows the next step, or the chosen worker's gain, cost and return. */
export function NextStep() {
  const table = useTable();
  const { t, G, ctx, viewer, myTurn, current, nameOf, legal, choice, language } = table;
  const { selection, worker, stateOf } = useSelected();
  const intent = intentOf(table, selection, worker);
  const { space } = usePointed();
  if (ctx.gameover !== undefined) return <Hint text={t('kit.gameOver')} />;
  if (!myTurn || viewer === null)
    return <Hint text={current === null ? t('kit.gameOver') : t('kit.waitFor', { name: nameOf(current) })} />;
  if (legal.placeNeutral.length > 0)
    return (
      <Hint
        text={t('table.next.neutral', { land: rowName((G.neutralsPlaced % 6) + 1) })}
        move={intent?.move}
      />
    );
  if (choice !== null) return <Hint text={t(`table.next.${choice.kind}`)} />;
  if (legal.draft.length > 0) return <Hint text={t('table.draft.title')} />;
  if (legal.chooseTiles.length > 0) return <Hint text={t('table.tilesTitle')} />;
  if (legal.growUp.length > 0) return <Hint text={t('table.grow.title')} />;
  if (worker !== null) {
    const state = space === null ? null : stateOf(space);
    if (space === null || state?.state !== 'open')
      return <Hint text={t('table.next.place', { worker: t(`terms.worker.${worker}`) })} />;
    const { bonus, craftsman } = spaceContext(table, space);
    const occupant = space.occupants.find(({ owner }) => owner !== viewer);
    return (
      <Hint
        text={t('table.next.to', {
          worker: upperFirst(t(`terms.worker.${worker}`)),
          place: spaceName(space.id, language),
        })}
      >
        <span className="rigid inline-flex gap-6">
          <span className="flex-line nowrap boxed shaded gap-4 size-12-4 pill pill-gain">
            <Effects effects={space.do} bonus={bonus} craftsman={craftsman} size={16} />
            <span className="cut pill-words">{effectsText(gainsAt(table, space), language)}</span>
          </span>
          {state.price > 0 && (
            <span className="flex-line nowrap boxed shaded gap-4 size-12-4 pill semibold change-bad pill-price">
              −{state.price}
              <GameIcon name="military" size={13} />
              {occupant !== undefined && t('table.joins', { name: nameOf(occupant.owner) })}
            </span>
          )}
          <span className="flex-line nowrap boxed shaded gap-4 size-12-4 pill">
            <GameIcon name="ui-hour" size={13} />
            {backWords(table, space)}
          </span>
        </span>
        <p className="hint-then">{t('table.next.after')}</p>
      </Hint>
    );
  }
  if (intent !== null && selection.card !== null)
    return (
      <Hint
        text={t(intent.move === 'build' ? 'table.next.build' : 'table.next.reserve', {
          card: artifactOf(table.content, selection.card)[language],
        })}
        move={intent.move}
      />
    );
  if (legal.build.length > 0) return <Hint text={t('table.next.card')} />;
  if (legal.reserve.length > 0) return <Hint text={t('table.next.mayReserve')} />;
  return <Hint text={t(isAnythingReady(legal) ? 'table.next.done' : 'table.next.end')} />;
}
