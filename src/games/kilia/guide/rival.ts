/** The opponent in the guided rounds. It plays one simple move per turn, which the guide then explains. */
import { control, firstMove, isMine, rivalsDid } from '../../../game-api/guideSteps';
import type { GuideLesson, GuideMoment, LegalMove } from '../../../game-api/module';
import type { ActionId } from '../content/terms';
import type { G } from '../rules/state/state';
import { GUIDED_ROUNDS } from './moment';

/**
 * Expands with the leftmost card that can, because columns on the left are cheapest. Otherwise places a merchant.
 */
function idea(moment: GuideMoment<G>): LegalMove | null {
  const { actionRow } = moment.G;
  for (const card of actionRow) {
    const expands = firstMove<{ readonly card: ActionId }>(moment, 'expand', (way) => way.card === card);
    if (expands !== null) return expands;
  }
  return firstMove(moment, 'placeMerchant');
}

export function rival(moment: GuideMoment<G>): LegalMove | null {
  if (moment.G.round > GUIDED_ROUNDS) return null;
  const { turn } = moment.G;
  if (turn.steps.length === 0 && !turn.actionDone) return idea(moment) ?? firstMove(moment, 'endTurn');
  // Plays the first legal answer to an open step, then ends the turn.
  for (const move of ['takeAbility', 'buildWarehouse', 'takeContract', 'chooseGood', 'chooseWindows'])
    if (turn.steps.length > 0 && firstMove(moment, move) !== null) return firstMove(moment, move);
  return firstMove(moment, 'endTurn');
}

const told = (
  id: string,
  move: string,
  title: GuideLesson<G>['title'],
  text: GuideLesson<G>['text'],
): GuideLesson<G> => ({
  id,
  title,
  text,
  when: (moment) => moment.G.round <= GUIDED_ROUNDS && isMine(moment) && rivalsDid(move)(moment),
  press: [control('story'), control('log'), control('tab-log')],
  asks: null,
});

export const rivalTold: readonly GuideLesson<G>[] = [
  told(
    'rival-expanded',
    'expand',
    { en: 'What Wiebke did', ja: 'ヴィープケの手番' },
    {
      en: 'Wiebke expanded a zone, paid for it (R4.2) and took what it offers. This strip shows all that happened since your turn; the log keeps everything.',
      ja: 'ゾーンを1つ拡張して商品を支払い（R4.2）、その効果を使いました。この帯には、あなたの手番の後に起きたことがすべて並びます。記録にはゲームのすべてが残ります。',
    },
  ),
  told(
    'rival-merchant',
    'placeMerchant',
    { en: 'Wiebke’s merchant', ja: 'ヴィープケの商人' },
    {
      en: 'She could not or would not pay for a zone, and put a merchant into her market (R5.4).',
      ja: 'ゾーンの代わりに、市場に商人を置きました（R5.4）。',
    },
  ),
];
