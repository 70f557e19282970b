/** Tips after the first round: one short text for each new situation, shown once. */
import { all, can, control, isMine, tip } from '../../../game-api/guideSteps';
import type { GuideLesson } from '../../../game-api/module';
import { LEVELS } from '../content/terms';
import { contentOf } from '../rules/content-pack/contentOf';
import { junctionReached } from '../rules/metrics';
import { readMove } from '../rules/moves';
import { joiningPrice } from '../rules/placing';
import { type G, rowOf } from '../rules/state/state';
import { figures } from './figures';
import { inRound, isAsked, me, toPlace, type When } from './moment';
import { tab } from './presses';

/** Whether an explorer could join another colour by losing military. */
const couldJoin: When = ({ G, viewer, legalMoves }) =>
  legalMoves.some(({ move, args }) => {
    const read = move === 'place' ? readMove(move, args) : null;
    return read?.move === 'place' && joiningPrice(G, viewer, read.args[0].worker, read.args[0].space) > 0;
  });

const couldSetFlag: When = ({ G, legalMoves }) =>
  legalMoves.some(({ move, args }) => {
    const read = move === 'step' ? readMove(move, args) : null;
    const to = read?.move === 'step' ? read.args[0].to : '';
    return to.startsWith('o') && rowOf(G, Number(to.charAt(1))).flipped;
  });

/** Whether both of the learner's caravans have reached an open trail (S4.12). */
const hasTrail: When = (moment) =>
  moment.G.rows.some((row, index) => row.flipped && index < junctionReached(moment.G, me(moment)));

/** Whether the canoe has reached the explorer on the river (S6.3). */
const hasRiverExplorer: When = (moment) =>
  Object.entries(contentOf(moment.G).river.spaces).some(
    ([space, gift]) => gift === 'explorer' && me(moment).river >= Number(space),
  );

const hasUsedCraftsman: When = (moment) => LEVELS.some((level) => me(moment).craftsmen.used[level] > 0);

export const laterTips: readonly GuideLesson<G>[] = [
  tip<G>({
    id: 'round-end',
    when: all(inRound(2, 4), toPlace),
    title: { en: 'A round has ended', ja: 'ラウンドが終わりました' },
    text: {
      en: 'Workers are back, but for those sent ahead (S2.6). Both tiles of land I have turned: the mountain shows its trail, the plain a village with an outpost (S2.7). Craftsmen and artifacts are ready again (S2.8). From here you decide; a word comes when something is new.',
      ja: '先へ送った開拓者を除き、ワーカーが戻りました（S2.6）。領土Iは裏返り、山は山道、平地は拠点のある村になりました（S2.7）。職人と工作物はまた使えます（S2.8）。ここからは自由です。新しいことがあれば一言添えます。',
    },
    press: ['.tile-snow, .tile-village', control('rail-2')],
  }),
  tip<G>({
    id: 'draft',
    when: all(inRound(2, 4), toPlace),
    title: { en: 'Next time: the draft', ja: '次のゲームではドラフトを' },
    text: {
      en: 'This first game began without cards. A full game begins with a draft: against the turn order, then along it, each player takes a character and a starting resources card (S1.11). The character has an ability for the whole game; the other card gives your first resources.',
      ja: '最初のゲームなので、カードなしで始めました。通常のゲームはドラフトで始まります。手番の逆順に、次に手番順に、各自が人物カードと初期資源カードを1枚ずつ取ります（S1.11）。人物には最後まで使える能力があり、初期資源カードで最初の資源が決まります。',
    },
    press: [],
  }),
  tip<G>({
    id: 'loot',
    when: isAsked('loot'),
    title: { en: 'Raided', ja: '略奪された' },
    text: {
      en: 'How much you lose depends on the difference in military level; players with few resources lose nothing (S5.3). You choose what goes: losing raw resources hurts less.',
      ja: '武力レベルの差に応じて資源を取られます。少ししか持たない人は何も渡しません（S5.3）。渡すものは自分で選べます。原材料の方が損が小さいでしょう。',
    },
    press: [],
  }),
  tip<G>({
    id: 'homeland',
    when: all(inRound(2, 4), toPlace),
    title: { en: 'Raid and Leader', ja: '略奪と先導' },
    text: {
      en: `Raid and Leader hold ${figures.roomForRaiders} worker each. Raid costs ${figures.raid} military and takes resources by military level (S5.3); Leader takes the start card, and everybody gains by the new order (S5.4).`,
      ja: `略奪と先導は${figures.roomForRaiders}人用のスペースです。略奪は武力${figures.raid}を払い、武力レベルの差で資源を取ります（S5.3）。先導は開始カードを取り、新しい手番順に応じて全員が得ます（S5.4）。`,
    },
    press: [`${control('space-raid')}, ${control('space-leader')}`],
  }),
  tip<G>({
    id: 'join',
    when: all(inRound(2, 5), toPlace, couldJoin),
    title: { en: 'Join another colour', ja: '他の色に加わる' },
    text: {
      en: `You are ahead of someone on the sword: your explorer may share that colour’s space and loses ${figures.joining} military, the red figure (S4.7). The chief needs no military (S4.8).`,
      ja: `剣の上で誰かより先にいます。武力${figures.joining}を払えば、その色の開拓者がいるスペースに加われます。赤い印がその値段です（S4.7）。族長なら武力は要りません（S4.8）。`,
    },
    press: ['.space .price', '.blade'],
  }),
  tip<G>({
    id: 'warrior',
    when: all(toPlace, (moment) => me(moment).warriors > 0),
    title: { en: 'A warrior', ja: '戦士' },
    text: {
      en: 'One more worker for this round, then it goes back to the supply (S2.6). A warrior is placed like the chief, and may even join your own explorer (S4.6).',
      ja: 'このラウンド限りの追加のワーカーです（S2.6）。族長と同じように置け、自分の開拓者のいる所にも置けます（S4.6）。',
    },
    press: [control('worker-warrior')],
  }),
  tip<G>({
    id: 'flag',
    when: all(isAsked('expedition'), couldSetFlag),
    title: { en: 'An outpost', ja: '拠点' },
    text: {
      en: `A step onto an outpost of a turned plain sets one of your ${figures.flags} flags there (S6.6). At the end it scores the best tier that you meet; the village shows the tiers (S9.6).`,
      ja: `裏返った平地の拠点に入ると、${figures.flags}本の旗のうち1本を立てます（S6.6）。終了時、満たしている一番上の段階の点が入ります。段階は村の絵にあります（S9.6）。`,
    },
    press: ['[data-action^="step-"][data-action*="-o"]', '[data-action^="stop-o"]'],
  }),
  tip<G>({
    id: 'trail',
    when: all(inRound(2, 5), toPlace, hasTrail),
    title: { en: 'A trail is open', ja: '山道が開きました' },
    text: {
      en: 'Both your caravans have reached the junction of a turned mountain: its trail is a space for you from now on, in every round (S4.12).',
      ja: '裏返った山の分岐点に、両方の馬車が着きました。その山道は、これからどのラウンドでも使えます（S4.12）。',
    },
    press: ['.tile-trail-open'],
  }),
  tip<G>({
    id: 'reserve',
    when: can('reserve'),
    title: { en: 'Reserve a card', ja: 'カードの予約' },
    text: {
      en: `Your canoe has reached the bookmark: instead of building you may take one card of the row before you, so that nobody else builds it (S3.4). Unbuilt at the end it costs ${figures.unbuilt} points (S9.7).`,
      ja: `カヌーがしおりに着きました。作る代わりに、工作物の列のカード1枚を手元に取って予約できます（S3.4）。ゲーム終了までに作らないと${figures.unbuilt}点を失います（S9.7）。`,
    },
    press: [control('move-reserve')],
  }),
  tip<G>({
    id: 'craftsmen-used',
    when: all(inRound(2, 4), toPlace, hasUsedCraftsman),
    title: { en: 'Turned sideways: used', ja: '横向きは使用済み' },
    text: {
      en: 'A used craftsman is grey and turned sideways until the round ends (S3.6, S2.8). Craftsmen of later rounds have a higher level and process as many at once.',
      ja: '使った職人は、ラウンドが終わるまで灰色で横向きです（S3.6、S2.8）。後のラウンドの職人はレベルが高く、その数だけ一度に加工します。',
    },
    press: ['.own'],
  }),
  tip<G>({
    id: 'new-cards',
    when: all(inRound(3), toPlace),
    title: { en: 'Better artifacts', ja: 'より良い工作物' },
    text: {
      en: 'From round III on the first cards are gone from the row; from round V on only the last ones are left (S2.9). Later cards cost processed resources and are worth more.',
      ja: 'ラウンドIIIで最初のレベルのカードが列からなくなり、ラウンドVからは最後のレベルだけになります（S2.9）。後のカードほど加工品を使い、点も高くなります。',
    },
    press: ['.row-card', tab('works')],
  }),
  tip<G>({
    id: 'fifth',
    when: all(inRound(2, 5), isMine, hasRiverExplorer),
    title: { en: 'One more explorer', ja: 'もう1人の開拓者' },
    text: {
      en: 'Your canoe reached its space on the river: one more explorer for the rest of the game, to be placed this round already (S6.3).',
      ja: 'カヌーが川のそのスペースに着きました。ゲームの最後まで開拓者が1人増え、このラウンドから置けます（S6.3）。',
    },
    press: [control('worker-explorer')],
  }),
  tip<G>({
    id: 'last-round',
    when: all(inRound(5), toPlace),
    title: { en: 'The last round', ja: '最終ラウンド' },
    text: {
      en: `Lands V and VI are both open. Each space of their mountains has a condition, shown on its dark tab (S4.11). Spend what you have: raw resources left are worth ${figures.rawLeft}, processed ${figures.processedLeft} (S9.8).`,
      ja: `領土VとVIの両方が使えます。山のスペースには、暗い札に書かれた条件があります（S4.11）。資源は使い切りましょう。残ると原材料は${figures.rawLeft}点、加工品は${figures.processedLeft}点です（S9.8）。`,
    },
    press: ['.tile-mountain', control('rail-5')],
  }),
  tip<G>({
    id: 'final',
    when: ({ ctx }) => ctx.gameover !== undefined,
    title: { en: 'Final scoring', ja: '終了時の得点計算' },
    text: {
      en: 'To your points come artifacts and what they score at the end, military rank, camp, outposts and resources (S9.2, S9.4, S9.5, S9.6). The bars show where all of it came from. Well led, chief!',
      ja: '得点に、工作物とその終了時効果、武力順位、終点、拠点、資源が加わりました（S9.2、S9.4、S9.5、S9.6）。帯は得点の内訳です。お見事でした、族長！',
    },
    press: ['.ranking'],
  }),
];
