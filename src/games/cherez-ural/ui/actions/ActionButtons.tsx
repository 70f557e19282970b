import { board } from '../../content/board';
import type { SpaceId } from '../../content/terms';
import { usePick, useSelected, useTable } from '../context';
import { TravelTokenIcon } from '../icons/index';
import { ActionButton } from '../parts/ActionButton';

/** Why an action is off is asked of the rules with plain arguments; a list that is empty has a reason there. */
function useReasons() {
  const { G, legal, refusal, acting, viewer, t } = useTable();
  const at: SpaceId = (acting === null ? null : G.workers[acting].at) ?? 'moscow';
  const [first, second] = viewer === null ? [] : G.players[viewer].workers;
  const unexplored = board.spaces.find(({ id }) => G.exploration[id] !== undefined)?.id ?? 'moscow';
  const whenNone = (none: boolean, reason: () => string | null) =>
    none ? (reason() ?? t('table.hint.notNow')) : null;
  return {
    trade: whenNone(legal.trade.length === 0, () => refusal('trade', { sell: {}, buy: {} })),
    hunt: whenNone(legal.hunt.length === 0, () => refusal('hunt', 'fur')),
    explore: whenNone(legal.explore.length === 0, () => refusal('explore', unexplored)),
    gather: whenNone(!legal.gatherInformation, () => refusal('gatherInformation')),
    token: whenNone(legal.useTravelToken.length === 0, () => refusal('useTravelToken', at)),
    handOver: whenNone(legal.handOver.length === 0, () =>
      first === undefined
        ? null
        : refusal('handOver', { from: first, to: second ?? first, give: {}, take: {} }),
    ),
    business: whenNone(legal.completeBusiness.size === 0, () => t('table.hint.noBusiness')),
    endTurn: whenNone(!legal.endTurn, () => refusal('endTurn')),
  };
}

/** The four actions; travelling is done on the map. */
export function Actions() {
  const { legal, run, t } = useTable();
  const { use } = useSelected();
  const pick = usePick();
  const reasons = useReasons();
  return (
    <>
      <ActionButton
        testId="move-trade"
        glyph="trade"
        label={t('table.action.trade')}
        spoken={t('table.action.trade')}
        hint={t('table.hint.trade')}
        reason={reasons.trade}
        onPress={() => pick({ do: 'open', dialog: { kind: 'trade' } })}
      />
      <ActionButton
        testId="move-gatherInformation"
        glyph="gather"
        label={t('table.action.gather')}
        spoken={t('terms.move.gatherInformation')}
        hint={t('table.hint.gather')}
        reason={reasons.gather}
        onPress={() => run([{ move: 'gatherInformation', args: [] }])}
      />
      <ActionButton
        testId="move-explore"
        glyph="explore"
        label={t('table.action.explore')}
        spoken={t('table.action.explore')}
        hint={t('table.hint.explore')}
        reason={reasons.explore}
        pressed={legal.explore.length > 0 ? use === 'explore' : undefined}
        onPress={() => pick({ do: 'setMode', mode: use === 'explore' ? 'travel' : 'explore' })}
      />
      <ActionButton
        testId="move-hunt"
        glyph="hunt"
        label={t('table.action.hunt')}
        spoken={t('table.action.hunt')}
        hint={t('table.hint.hunt')}
        reason={reasons.hunt}
        onPress={() => pick({ do: 'open', dialog: { kind: 'hunt' } })}
      />
    </>
  );
}

/** What may be done beside the action, as often as it is possible. */
export function FreeActions() {
  const { legal, t } = useTable();
  const { use } = useSelected();
  const pick = usePick();
  const reasons = useReasons();
  const ready = [...legal.completeBusiness.keys()];
  return (
    <>
      <ActionButton
        testId="move-useTravelToken"
        sign={<TravelTokenIcon size={17} />}
        label={t('table.action.token')}
        spoken={t('terms.move.useTravelToken')}
        hint={t('table.hint.token')}
        reason={reasons.token}
        pressed={legal.useTravelToken.length > 0 ? use === 'token' : undefined}
        onPress={() => pick({ do: 'setMode', mode: use === 'token' ? 'travel' : 'token' })}
      />
      <ActionButton
        testId="move-handOver"
        glyph="handOver"
        label={t('table.action.handOver')}
        spoken={t('table.action.handOver')}
        hint={t('table.hint.handOver')}
        brief
        reason={reasons.handOver}
        onPress={() => pick({ do: 'open', dialog: { kind: 'handOver' } })}
      />
      <ActionButton
        testId="move-completeBusiness"
        glyph="business"
        label={t('table.action.business')}
        spoken={t('table.action.business')}
        hint={t(ready.length > 1 ? 'table.hint.businessInHand' : 'table.hint.business')}
        brief
        reason={reasons.business}
        onPress={() =>
          ready[0] !== undefined && pick({ do: 'open', dialog: { kind: 'business', card: ready[0] } })
        }
      />
    </>
  );
}

/** Apart from everything else, so that no mis-click costs a turn. */
export function EndTurn() {
  const { legal, run, t } = useTable();
  const reasons = useReasons();
  return (
    <ActionButton
      testId="end-turn"
      look="end"
      glyph={legal.endTurn ? 'next' : 'lock'}
      label={t('table.action.endTurn')}
      reason={reasons.endTurn}
      onPress={() => run([{ move: 'endTurn', args: [] }])}
    />
  );
}
