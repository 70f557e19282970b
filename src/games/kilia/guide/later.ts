/** Tips after the guided rounds: one short text for each new situation, shown once. */
import { all, can, control, inPhase, isMine, tip } from '../../../game-api/guideSteps';
import type { GuideLesson } from '../../../game-api/module';
import { content } from '../content/index';
import type { G } from '../rules/state/state';
import { atTurnStart, GUIDED_ROUNDS, inRound, inTurn, me } from './moment';

const { numbers, setup, slots } = content;

const LATER = inRound(GUIDED_ROUNDS + 1, 99);

export const laterTips: readonly GuideLesson<G>[] = [
  tip({
    id: 'final',
    when: ({ ctx }) => ctx.gameover !== undefined,
    title: { en: 'The score', ja: '得点計算' },
    text: {
      en: 'Wheels, own zone, contracts and abilities make the total (R10.1, R10.2, R10.3, R10.4); the charts show how it grew. That was your first game. Well sailed!',
      ja: 'ホイール、自分のゾーン、契約、能力の合計です（R10.1、R10.2、R10.3、R10.4）。グラフで得点の動きを見られます。最初のゲームはこれで終わりです。お疲れさまでした！',
    },
    press: ['.ranking'],
  }),
  tip({
    id: 'windows',
    when: all(inPhase('council'), isMine),
    title: { en: 'Ship 2 has two windows', ja: '船2の2つの窓' },
    text: {
      en: 'At each building you choose which of its two windows gains (R9.3). The goods you have least of are preselected; change them as you like.',
      ja: '倉庫ごとに、2つの窓のどちらで得るかを選びます（R9.3）。少ないものがあらかじめ選ばれています。変えても構いません。',
    },
    press: [],
  }),
  tip({
    id: 'extra',
    when: all(inTurn, ({ G: { turn } }) => turn.extra),
    title: { en: 'An extra action', ja: '追加アクション' },
    text: {
      en: 'Your ability gives you one more whole action in this turn (R4.6): take another card, or end the turn without it.',
      ja: '能力により、この手番でもう1回アクションを行えます（R4.6）。別のカードを取るか、使わずに手番を終えます。',
    },
    press: ['.hint-tag', '.columns'],
  }),
  tip({
    id: 'free-play',
    when: all(LATER, atTurnStart),
    title: { en: 'You’re on your own now', ja: 'ここからは自由に' },
    text: {
      en: 'The other two zones: a Castle card brings a key and a contract (R4.5), a Shipyard card a better ship (R4.7). Look at the wheels: a zone with 4 cards (R8.2) or two zones with 3 (R8.3) is realistic if you concentrate on two zones.',
      ja: '残りの2つのゾーンでは、城のカードで鍵と契約（R4.5）、造船所のカードで上の船（R4.7）を得ます。ホイールを見てください。2つのゾーンに集中すれば、1ゾーン4枚（R8.2）や2ゾーン3枚（R8.3）が狙えます。',
    },
    press: ['.wheels', control('tab-wheels')],
  }),
  tip({
    id: 'contract-ready',
    when: all(LATER, can('fulfilContract')),
    title: { en: 'A contract is ready', ja: '履行できる契約' },
    text: {
      en: 'You can pay for it now, before or after your action, and for any number of contracts in one turn (R3.7). Paying 3 for 1 means that three equal goods of yours stand in for one of another kind (R7.1). Sometimes it is better to keep the goods for an expansion.',
      ja: '今支払える契約があります。アクションの前後に、いくつでも履行できます（R3.7）。3対1の支払いは、手元の同じ商品3つを別の種類の商品1つの代わりにするという意味です（R7.1）。拡張のために商品を残す方がよいこともあります。',
    },
    press: [control('move-fulfilContract')],
  }),
  tip({
    id: 'sprat',
    when: all(LATER, inTurn, (moment) => me(moment).sprats > 0),
    title: { en: 'A smoked sprat', ja: 'スモークスプラット' },
    text: {
      en: 'From your next turn on, use it to expand any zone in place of a card, at the zone’s cost, or use it up for a coin or a good of your choice (R7.2).',
      ja: '次の手番から、ゾーンの費用を払えば、カードの代わりにどのゾーンにも置けます。コイン1枚か好きな商品1個にも換えられます（R7.2）。',
    },
    press: [control('move-sprat')],
  }),
  tip({
    id: 'new-cards',
    when: all(LATER, can('refresh')),
    title: { en: 'New cards', ja: '入れ替え' },
    text: {
      en: `With coins to spare, you may pay ${numbers.refreshPrice} of them to replace all the cards before you take one (R3.1). You can’t undo that.`,
      ja: `コインに余裕があれば、カードを取る前に${numbers.refreshPrice}コインで${slots.length}枚を入れ替えられます（R3.1）。元に戻すことはできません。`,
    },
    press: [control('move-refresh')],
  }),
  tip({
    id: 'pay-coins',
    when: all(LATER, can('payCoins')),
    title: { en: `${numbers.coinAchievement} coins`, ja: `${numbers.coinAchievement}コイン` },
    text: {
      en: `You can pay ${numbers.coinAchievement} coins for a chip on their wheel (R8.8), as often as you have them.`,
      ja: `${numbers.coinAchievement}コインを払うと、そのホイールにチップを置けます（R8.8）。コインがあれば何度でもできます。`,
    },
    press: [control('move-payCoins')],
  }),
  tip({
    id: 'first-chip',
    when: all(LATER, atTurnStart, (moment) => me(moment).markers > 0),
    title: { en: 'Your first chip', ja: '最初のチップ' },
    text: {
      en: `In the council it went to its wheel; everyone who met the condition in the same round gets the same value (R9.1). After all ${setup.chips} chips, goods of your colour serve as markers (R8.1).`,
      ja: `評議会でホイールへ移りました。同じラウンドに達成した人は同じ点です（R9.1）。チップ${setup.chips}枚の後は自分の色の商品が代わりになります（R8.1）。`,
    },
    press: ['.wheels', control('tab-wheels')],
  }),
  tip({
    id: 'last-round',
    when: all(atTurnStart, ({ G: { final } }) => final),
    title: { en: 'The last round', ja: '最終ラウンド' },
    text: {
      en: 'One more turn each, and the ships do not sail after it (R2.3). Goods and coins left only break ties (R10.5), so spend them: contracts, own zone, a last chip.',
      ja: '全員あと1手番で、その後、船は航行しません（R2.3）。残った商品とコインは同点のときだけ比べます（R10.5）。契約、自分のゾーン、最後のチップに使い切りましょう。',
    },
    press: [],
  }),
];
