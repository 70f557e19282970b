/**
 * The guided first round: resources, processing and building; a craftsman; a worker sent ahead; the chief; the
 * road. Each step checks that the position fits, so the learner can deviate at any time. Each lesson lists
 * alternative spaces in case another player takes the first.
 */
import { all, allows, can, control, isMine } from '../../../game-api/guideSteps';
import type { GuideStep, LegalMove } from '../../../game-api/module';
import type { SpaceId, WorkerKind } from '../content/terms';
import type { G } from '../rules/state/state';
import { figures, MALLET } from './figures';
import { inRound, isAsked, placed, standsOn, toPlace, type When } from './moment';
import { buildCard, IN_DIALOG, oneOf, placeOn, tab } from './presses';

type Asking = Omit<GuideStep<G>, 'asks' | 'when'> & { readonly asks: LegalMove; readonly when?: When };

/** Builds a step that asks for a move and only holds while the move is legal. */
const asking = ({ when = () => true, ...step }: Asking): GuideStep<G> => ({
  ...step,
  when: all(inRound(1), isMine, (moment) => allows(moment, step.asks), when),
});

const place = (worker: WorkerKind, space: SpaceId): LegalMove => ({
  move: 'place',
  args: [{ worker, space }],
});

type Lesson = Pick<GuideStep<G>, 'id' | 'title' | 'text'> & {
  /** The lesson ends once the learner has a worker on one of these. */
  readonly spaces: readonly SpaceId[];
  readonly worker: WorkerKind;
};

/** Builds the steps of one placing lesson, for the first of its spaces that is open. */
const lesson = ({ id, title, text, spaces, worker }: Lesson): readonly GuideStep<G>[] =>
  spaces.map((space, index) =>
    asking({
      id: index === 0 ? id : `${id}-${index + 1}`,
      when: (moment) => !spaces.some((other) => standsOn(moment, other)),
      title,
      text,
      press: placeOn(space, worker),
      asks: place(worker, space),
    }),
  );

const ROAD = ['travel', 'r3p1'] as const;

export const firstRound: readonly GuideStep<G>[] = [
  {
    id: 'welcome',
    when: all(inRound(1), toPlace, placed(0)),
    title: { en: 'Welcome to the Po valley', ja: 'ポー川の谷へようこそ' },
    text: {
      en: `You lead a Bronze Age village. In ${figures.rounds} rounds you place workers, gather and process resources and build artifacts; the most points wins (S9.9). This guide takes you through the first round. You’re free to play something else at any time.`,
      ja: `あなたは青銅器時代の村の族長です。${figures.rounds}ラウンドでワーカーを置き、資源を集めて加工し、工作物を作ります。最も得点の多い人の勝ちです（S9.9）。最初のラウンドを順に案内しますが、いつでも別のことをして構いません。`,
    },
    press: [],
    asks: null,
  },
  {
    id: 'lands',
    when: all(inRound(1), toPlace, placed(0)),
    title: { en: 'The board is a calendar', ja: 'ボードは暦です' },
    text: {
      en: `Land I belongs to round I, and so on to lands V and VI, which share the last (S2.3). Mountains are {{[data-action^=space-r1m]|[data-action^=space-r1p]}}, plains {{[data-action^=space-r1p]|[data-action^=space-r1m]}}, each with ${figures.spacesOfTile} spaces: the icons show what a worker gets there.`,
      ja: `領土IはラウンドIのもので、以下同じ。最後のVとVIはどちらもラウンドVです（S2.3）。{{[data-action^=space-r1m]|[data-action^=space-r1p]}}が山、{{[data-action^=space-r1p]|[data-action^=space-r1m]}}が平地で、それぞれ${figures.spacesOfTile}つのスペースがあり、記号がワーカーの得るものを示します。`,
    },
    press: ['.tile-now', control('rail-1')],
    asks: null,
  },
  asking({
    id: 'place',
    when: placed(0),
    title: { en: 'Place a worker', ja: 'ワーカーを置く' },
    text: {
      en: 'A turn is one worker on one space (S3.1). Your explorer is chosen and can go to any highlighted space. Press the space with logs on Plain I, then the green button; the worker comes back when round I ends (S2.6).',
      ja: '手番では1人のワーカーを1つのスペースに置きます（S3.1）。開拓者が選ばれていて、明るいスペースに置けます。平地Iの原木のスペースを押し、緑のボタンを押してください。ラウンドIが終わると戻ってきます（S2.6）。',
    },
    press: placeOn('r1p1', 'explorer'),
    asks: place('explorer', 'r1p1'),
  }),
  asking({
    id: 'process',
    when: placed(1),
    title: { en: 'From raw to processed', ja: '原材料を加工する' },
    text: {
      en: 'Round tiles are raw, square ones processed: log becomes timber. Your craftsman processes one a round, for free, before or after your action (S3.6). Press Process, add one log and confirm.',
      ja: '丸いタイルは原材料、四角いタイルは加工品で、原木は木材になります。職人は1ラウンドに1回、アクションの前後に無料で加工します（S3.6）。「加工」を押し、原木を1つ選んで決定してください。',
    },
    press: [...oneOf('process-log'), control('move-useCraftsman')],
    asks: { move: 'useCraftsman', args: [{ level: 1, convert: { log: 1 } }] },
  }),
  asking({
    id: 'build',
    when: placed(1),
    title: { en: 'Build an artifact', ja: '工作物を作る' },
    text: {
      en: `After the action you may build one card of the row, as far along it as your canoe reaches (S3.5). You can afford cards with an amber footer. Press the Mallet, then the green button: you pay ${figures.malletCost.log} log and ${figures.malletCost.timber} timber, and its ${figures.malletVp} ${figures.malletVp === 1 ? 'point is' : 'points are'} scored at the end.`,
      ja: `アクションの後、工作物の列から1枚作れます。届くのは列の初めから、カヌーの位置の枚数までです（S3.5）。下が琥珀色なら支払えます。「木づち」を押し、緑のボタンを押すと、原木${figures.malletCost.log}個と木材${figures.malletCost.timber}個を払います。${figures.malletVp}点は終了時に入ります。`,
    },
    press: buildCard(MALLET),
    asks: { move: 'build', args: [{ card: MALLET, pay: figures.malletCost }] },
  }),
  asking({
    id: 'artifact',
    when: placed(1),
    title: { en: 'Once a round', ja: '1ラウンドに1回' },
    text: {
      en: 'The moon on a card says “once a round”: the Mallet processes one more, now and in every later round (S3.6). Press it.',
      ja: 'カードの月の印は「1ラウンドに1回」です。木づちは、今すぐ、そして以後の各ラウンドに余分に加工します（S3.6）。押してみましょう。',
    },
    press: [control(`move-useArtifact-${MALLET}`)],
    asks: { move: 'useArtifact', args: [MALLET] },
  }),
  asking({
    id: 'artifact-log',
    when: isAsked('convert'),
    title: { en: 'Choose what to process', ja: '加工するものを選ぶ' },
    text: {
      en: `Processed resources pay for the better artifacts, and score more when left over: ${figures.processedLeft} point each instead of ${figures.rawLeft} point (S9.8). Turn your last log into timber.`,
      ja: `加工品は良い工作物の支払いに使え、余ったときも、原材料の${figures.rawLeft}点に対して${figures.processedLeft}点になります（S9.8）。残った原木を木材にしましょう。`,
    },
    press: oneOf('convert-log'),
    asks: { move: 'convert', args: [{ log: 1 }] },
  }),
  ...['0-way', '0-j1', '1-way'].map((step, index) => {
    const [caravan, to] = step.split('-');
    return asking({
      id: index === 0 ? 'steps' : `steps-${index + 1}`,
      when: isAsked('expedition'),
      title: { en: 'Caravans on the road', ja: '道を行く馬車' },
      text: {
        en: 'Each point moves one of your caravans a step, never back (S6.4). From a junction a step leads straight on, to a bonus tile or to an outpost for your flag (S6.6); once both caravans are there, that land’s trail opens (S6.5).',
        ja: '1点につき、どちらかの馬車が1歩進みます。戻りはしません（S6.4）。分岐点からは、まっすぐ進むか、ボーナスタイルか、旗を立てる拠点に進みます（S6.6）。両方の馬車が着けば、その領土の山道を使えます（S6.5）。',
      },
      press: [control(`step-${step}`), control('step-0-j1'), IN_DIALOG, control(`stop-${to}`)],
      asks: { move: 'step', args: [{ caravan: Number(caravan), to }] },
    });
  }),
  ...(['gain', 'swap', 'pay', 'choose', 'convert', 'expedition'] as const).map(
    (kind): GuideStep<G> => ({
      id: `asked-${kind}`,
      when: all(inRound(1), isAsked(kind)),
      title: { en: 'Something to choose', ja: '選ぶことがあります' },
      text: {
        en: 'The action leaves you a choice: its dialog shows what you would have afterwards. Exchanges and “up to” may be declined (S3.3).',
        ja: 'このアクションには選択があります。選んだ後の資源もそこに出ます。交換や「〜まで」は見送れます（S3.3）。',
      },
      press: [],
      asks: null,
    }),
  ),
  ...lesson({
    id: 'craftsman',
    worker: 'explorer',
    spaces: ['craftsman'],
    title: { en: 'Another craftsman', ja: 'もう1人の職人' },
    text: {
      en: `Each round has ${figures.craftsmenOfRound} craftsmen; whoever goes to this space of the homeland takes one for the whole game (S5.1). It holds ${figures.roomForCraftsmen} workers of different colours (S4.2, S4.3). Place your explorer there.`,
      ja: `各ラウンドに職人が${figures.craftsmenOfRound}人いて、本拠地のこのスペースに来た人が1人を最後まで自分のものにします（S5.1）。${figures.roomForCraftsmen}人まで入れますが、同じ色は1人です（S4.2、S4.3）。開拓者を置いてください。`,
    },
  }),
  ...lesson({
    id: 'ahead',
    worker: 'explorer',
    spaces: ['r2m1', 'r2p2', 'r2p3', 'r3m3', 'r2m2'],
    title: { en: 'Send one ahead', ja: '先へ送り出す' },
    text: {
      en: 'Explorers may go to lands of later rounds: you get the goods now, but the worker stays until that land’s round ends (S4.5). On land II it is missing in round II and back for round III, as the hourglass in the bar says. Place one there.',
      ja: '開拓者は後のラウンドの領土にも置けます。得るものは今得ますが、その領土のラウンドが終わるまで戻りません（S4.5）。領土IIに置くと、ラウンドIIでは使えず、ラウンドIIIに戻ります。下のバーの砂時計の印がそれを示します。置いてみましょう。',
    },
  }),
  ...lesson({
    id: 'chief',
    worker: 'chief',
    spaces: ['develop', 'r1m2', 'r1p2'],
    title: { en: 'The chief: military and technology', ja: '族長：武力と技術' },
    text: {
      en: `Choose the chief. He joins anyone’s explorer for free and lets nobody in after him (S4.8, S4.4). Military moves your marker on the sword: whoever is ahead may join others for ${figures.joining} military (S4.7). Technology moves your canoe towards more cards (S6.2).`,
      ja: `族長を選んでください。誰の開拓者とも無償で同居でき、後からは誰も入れません（S4.8、S4.4）。武力を得ると剣の上の駒が進みます。相手より先にいれば、武力${figures.joining}を払って相手のいるスペースに入れます（S4.7）。技術でカヌーが進み、届くカードが増えます（S6.2）。`,
    },
  }),
  ...lesson({
    id: 'travel',
    worker: 'explorer',
    spaces: ROAD,
    title: { en: 'The road', ja: '道' },
    text: {
      en: `The wheel is expedition: steps for your caravans (S6.4). The first caravan to reach the end of the road scores ${figures.firstAtCamp} points, later ones less (S6.7). Place an explorer on the space with the wheel.`,
      ja: `車輪の記号は遠征で、馬車が進みます（S6.4）。道の終点では先着ほど高く、最高${figures.firstAtCamp}点です（S6.7）。車輪のスペースに開拓者を置いてください。`,
    },
  }),
  {
    id: 'build-more',
    when: all(inRound(1), can('build'), placed(2, 9)),
    title: { en: 'Another artifact?', ja: 'もう1つ作る？' },
    text: {
      en: 'You can pay for a card within reach. You may build one each turn, after placing (S3.4): press the ringed card if you like it, or keep your goods for a better one.',
      ja: '届く範囲に支払えるカードがあります。配置の後、毎手番1つ作れます（S3.4）。気に入れば囲まれたカードを押し、もっと良いものを待つなら資源を取っておきましょう。',
    },
    press: ['.row-card-target', tab('works')],
    asks: null,
  },
  asking({
    id: 'end-turn',
    title: { en: 'End the turn', ja: '手番を終える' },
    text: {
      en: 'Your worker is placed. You can still use anything that is ready (S3.6); otherwise press End turn (it sits apart so that you don’t press it by mistake).',
      ja: 'ワーカーを置きました。使えるものはまだ使えますが（S3.6）、なければ「手番終了」を押します。押し間違えないよう、離れた所にあります。',
    },
    press: [control('end-turn')],
    asks: { move: 'endTurn', args: [] },
  }),
  ...(['explorer', 'chief'] as const).map((worker) =>
    asking({
      id: worker === 'explorer' ? 'own-way' : 'own-way-chief',
      when: toPlace,
      title: { en: 'Your own way', ja: 'ご自由にどうぞ' },
      text: {
        en: 'Press any highlighted space. A pale one tells you why it is closed, with its rule, when you press it. Your own hut always has room: process or exchange a raw resource (S4.10, S5.8).',
        ja: '明るいスペースならどこでも置けます。淡いスペースは押すと、置けない理由とルールが出ます。自分の小屋にはいつでも置け、原材料の加工か交換ができます（S4.10、S5.8）。',
      },
      press: placeOn('hut', worker),
      asks: place(worker, 'hut'),
    }),
  ),
  {
    id: 'bot-acts',
    when: all(inRound(1), (moment) => moment.toAct !== null && !isMine(moment)),
    title: { en: 'The others place theirs', ja: '他の人の手番' },
    text: {
      en: 'Turns go round, one worker each, until all are placed (S2.4). The log says what happened.',
      ja: 'ワーカーがなくなるまで、1人ずつ順に置いていきます（S2.4）。起きたことは記録に残ります。',
    },
    press: [control('log'), control('tab-log')],
    asks: null,
  },
];
