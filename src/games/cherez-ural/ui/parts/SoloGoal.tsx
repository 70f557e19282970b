import { SOLO_GOAL } from '../../content/setup';
import { scoreNow } from '../../rules/scoring';
import { useTable } from '../context';

/** The solo game's goal, how far away it is, and the order of situation cards (R14.5). */
export function SoloGoal({
  playerID,
  brief = false,
}: {
  readonly playerID: string;
  readonly brief?: boolean;
}) {
  const { G, t } = useTable();
  if (G.numPlayers > 1) return null;
  const gold = scoreNow(G, playerID);
  const left = t(gold >= SOLO_GOAL ? 'table.solo.reached' : 'table.solo.left', { left: SOLO_GOAL - gold });
  const goal = t('table.solo.goal', { goal: SOLO_GOAL });
  const order = t('table.solo.order', { order: t(`terms.soloOrder.${G.options.soloOrder}`) });
  return (
    <span className="nowrap" data-testid="solo-goal" title={t('table.solo.counts')}>
      <strong>{goal}</strong>
      {t('kit.comma')}
      {left}
      {!brief && ` · ${order}`}
    </span>
  );
}
