/** Every refusal cites the right rule and states the fault and what is expected, in both languages. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { content } from '../../../src/games/terramara';
import { RESOURCES } from '../../../src/games/terramara/content/terms';
import type { Effect } from '../../../src/games/terramara/content/vocabulary';
import { legalMoves, MOVE_NAMES, type MoveName, whyNot } from '../../../src/games/terramara/rules/moves';
import { supplyOf } from '../../../src/games/terramara/rules/resources';
import { ALL_SPACES } from '../../../src/games/terramara/rules/spaces';
import { type G, type Moment, playerOf } from '../../../src/games/terramara/rules/state/state';
import { en } from '../../../src/games/terramara/text/catalogue/en/index';
import { explain } from '../../../src/games/terramara/text/explain';
import { LANGUAGES } from '../../../src/language/language';
import { loadLanguage } from '../../../src/language/translator';
import { itemAt } from '../../../src/rules-kit/indexed';
import { flatten } from '../shared/catalogue';
import { playedGame, settingsOf } from '../shared/contract';
import { terramaraContract } from './contract';
import { effect, place, position, Table, working } from './table';

await loadLanguage('ja');

const NAMES = { '0': 'Mika', '1': 'Aino', '2': 'Oleg', '3': 'Vitus' };
const worker = (space: string, kind = 'explorer') => ({ worker: kind, space });

type Case = {
  readonly G: G;
  readonly moment?: Moment;
  readonly seat?: string;
  readonly move: string;
  readonly args: readonly unknown[];
};

/** Returns a position in which these effects require a choice from player 0. */
function asking(effects: readonly Effect[], source: string, spec: Parameters<typeof position>[0] = {}): G {
  const G = position({ players: { '0': { resources: { log: 2, ore: 1 } } }, ...spec });
  effect(G, '0', effects, source);
  return G;
}

/** Returns a position in which player 0 has just performed an action. */
function acted(spec: Parameters<typeof position>[0] = {}): G {
  const G = position(spec);
  place(G, '0', 'craftsman');
  return G;
}

const drafting = new Table(4, {}, 'refusals');
const lastSeat = itemAt(drafting.G.turnOrder, 3);
const dealtCharacter = itemAt(drafting.G.draft?.characters ?? [], 0);
const dealtStart = itemAt(drafting.G.draft?.startCards ?? [], 0);
const draftCase = (move: string, ...args: unknown[]): Case => ({
  G: drafting.G,
  moment: drafting.ctx,
  seat: lastSeat,
  move,
  args,
});
/**
 * Returns a draft in which the last player in turn order, who takes two cards in a row, has taken the first one.
 */
function drafted(first: string): Case {
  const table = new Table(4, {}, 'refusals');
  table.do(lastSeat, 'draft', first);
  const G: G = structuredClone(table.G);
  const other = first === dealtCharacter ? G.draft?.characters[0] : G.draft?.startCards[0];
  return {
    G,
    moment: { ...table.ctx, currentPlayer: lastSeat },
    seat: lastSeat,
    move: 'draft',
    args: [other],
  };
}

const neutral = new Table(2, { firstGame: true, neutralFour: true }, 'refusals');
neutral.until(() => neutral.phase === 'neutralPlacement');
const firePlace =
  (itemAt(neutral.G.rows, 0).fire ?? 1) <= 2
    ? `r1p${itemAt(neutral.G.rows, 0).fire}`
    : `r1m${(itemAt(neutral.G.rows, 0).fire ?? 3) - 2}`;
const neutralCase = (space: string, G: G = neutral.G): Case => ({
  G,
  moment: neutral.ctx,
  seat: neutral.current,
  move: 'placeNeutral',
  args: [space],
});
const neutralTaken = (): Case => {
  const G: G = structuredClone(neutral.G);
  G.occupants.r1p3 = [{ owner: 'n0', worker: 'explorer' }];
  return neutralCase('r1p3', G);
};

const highlander = (): Case => {
  const G = position({ players: { '0': { character: 'mountain', ownPlain: 'p01', ownMountain: 'm02' } } });
  G.aside.push('p01', 'm02');
  playerOf(G, '0').ownPlain = null;
  playerOf(G, '0').ownMountain = null;
  return {
    G,
    moment: { phase: 'chooseTiles', currentPlayer: '0' },
    move: 'chooseTiles',
    args: [{ plain: 'p05', mountain: 'm02' }],
  };
};

const ROW = ['a01', 'a13', 'a03', 'a04', 'a05', 'a06', 'a07', 'a08'] as const;
const CASES: readonly (readonly [reason: string, rule: string, Case, english: string, japanese: string])[] = [
  [
    'noSuchMove',
    'S3.1',
    { G: position(), move: 'fly', args: [] },
    'There is no move called “fly” in this game',
    'このゲームに「fly」という手はありません',
  ],
  [
    'gameOver',
    'S2.5',
    { G: { ...position(), finished: true }, move: 'endTurn', args: [] },
    'The game is over, and no more moves are possible',
    'ゲームは終了しています',
  ],
  [
    'noSuchPlayer',
    'S2.4',
    { G: position(), seat: '7', move: 'endTurn', args: [] },
    'Nobody sits on seat 7 at this table; the seats are 0 to 3',
    'この卓に席7はありません。席は0〜3です',
  ],
  [
    'notYourTurn',
    'S2.4',
    { G: position(), moment: working('1'), move: 'endTurn', args: [] },
    'Wait: it is the turn of Aino',
    '今はAinoの手番です',
  ],
  [
    'notYourTurn',
    'S2.10',
    { G: position(), moment: { phase: 'growUp', currentPlayer: '1' }, move: 'growUp', args: [true] },
    'Wait: it is the turn of Aino',
    '今はAinoの手番です',
  ],
  [
    'beforeTurns',
    'S3.1',
    { G: position(), moment: { phase: 'growUp', currentPlayer: '0' }, move: 'build', args: [] },
    '“build” is part of a turn; turns begin after “Growing up”',
    '「作る」は手番に行います。今は「成長」の途中です',
  ],
  [
    'wrongPhase.draft',
    'S1.11',
    { G: position(), move: 'draft', args: ['horse'] },
    'Cards are drafted before the first round, until everybody has one of each kind',
    'カードを選ぶのは最初のラウンドの前、全員が2種類を1枚ずつ取るまでです',
  ],
  [
    'wrongPhase.chooseTiles',
    'S8.7',
    { G: position(), move: 'chooseTiles', args: [] },
    'Only the Highlander chooses tiles, once, after the draft',
    'タイルを選ぶのは山の人だけで、カードの選択の後の1回だけです',
  ],
  [
    'wrongPhase.neutralPlacement',
    'S1.14',
    { G: position(), move: 'placeNeutral', args: ['r1p1'] },
    'Neutral explorers are placed before the first round',
    '無人の開拓者を置くのは最初のラウンドの前だけです',
  ],
  [
    'wrongPhase.growUp',
    'S2.10',
    { G: position(), move: 'growUp', args: [true] },
    'Characters grow up at the start of rounds II to V, before the first turn',
    '大人になれるのは、ラウンドII〜Vの開始時、最初の手番の前だけです',
  ],
  [
    'badArguments',
    'S3.2',
    { G: position(), move: 'place', args: ['r1p1'] },
    '“place a worker” can’t be read: it needs a kind of worker and a space',
    '「ワーカーを置く」の内容が読み取れません。必要なのはワーカーの種類とスペースです',
  ],
  [
    'othersChoice',
    'S3.3',
    { G: asking([{ swap: 1 }], 'hut'), seat: '1', move: 'place', args: [worker('hut')] },
    'Wait: Mika has to decide something first',
    '先にMikaが決めることがあります',
  ],
  [
    'notAsked',
    'S3.3',
    { G: position(), move: 'convert', args: [{}] },
    'Nothing asks you to process now',
    '今は「加工」を求められていません',
  ],
  [
    'choiceFirst.expedition',
    'S3.3',
    {
      G: asking([{ expedition: 1 }], 'travel', { players: { '0': { caravans: ['way', 'j1'] } } }),
      move: 'endTurn',
      args: [],
    },
    'First move a caravan: an expedition is under way',
    '先に遠征で馬車を進めてください',
  ],
  [
    'choiceFirst.gain',
    'S3.3',
    { G: asking([{ gainAny: { form: 'raw', count: 1 } }], 'r1p1'), move: 'skip', args: [] },
    'First choose the resources that you gain',
    '先に得る資源を選んでください',
  ],
  [
    'choiceFirst.convert',
    'S3.3',
    { G: asking([{ convert: 1 }], 'r1p1'), move: 'endTurn', args: [] },
    'First choose what to process, or nothing',
    '先に加工する原材料を選んでください（なしも可）',
  ],
  [
    'choiceFirst.swap',
    'S3.6',
    { G: asking([{ swap: 1 }], 'r1p1'), move: 'useArtifact', args: ['a03'] },
    'First exchange a raw resource or decline it',
    '先に原材料を交換するか、見送ってください',
  ],
  [
    'choiceFirst.pay',
    'S3.3',
    {
      G: asking([{ exchange: { pay: { anyRaw: 1 }, get: [{ vp: 3 }], times: 1 } }], 'r1p1'),
      move: 'endTurn',
      args: [],
    },
    'First pay a resource or decline it',
    '先に資源を払うか、見送ってください',
  ],
  [
    'choiceFirst.choose',
    'S3.3',
    { G: asking([{ choose: [[{ vp: 1 }], [{ vp: 2 }]] }], 'r1p1'), move: 'endTurn', args: [] },
    'First choose one of the actions of the space',
    '先にスペースのアクションを1つ選んでください',
  ],
  [
    'choiceFirst.loot',
    'S3.6',
    { G: raided(), move: 'useCharacter', args: [] },
    'First choose the resources that you give to the raider',
    '先に略奪者に渡す資源を選んでください',
  ],
  [
    'noSuchOption',
    'S5.8',
    { G: asking([{ choose: [[{ convert: 1 }], [{ swap: 1 }]] }], 'hut'), move: 'choose', args: [2] },
    'There is no option 2; choose from 0 to 1',
    '選択肢2はありません。0〜1から選びます',
  ],
  [
    'placeFirst',
    'S3.1',
    { G: position(), move: 'endTurn', args: [] },
    'First place a worker and do the action of its space',
    '先にワーカーを置き、スペースのアクションを行います',
  ],
  [
    'placedAlready',
    'S3.2',
    { G: acted(), move: 'place', args: [worker('hut')] },
    'You have already placed a worker this turn; one a turn is allowed',
    'この手番ではすでにワーカーを置きました。1手番に1人です',
  ],
  [
    'otherKind.character',
    'S1.11',
    drafted(dealtCharacter),
    'You already have a character; take starting resources',
    '人物はすでに持っています。初期資源を取ります',
  ],
  [
    'otherKind.startCard',
    'S1.11',
    drafted(dealtStart),
    'You already have starting resources; take a character',
    '初期資源はすでに持っています。人物を取ります',
  ],
  [
    'notInDraft',
    'S1.11',
    draftCase('draft', 'x99'),
    '“x99” is not among the cards of the draft',
    '「x99」は並んでいるカードの中にありません',
  ],
  [
    'notLeftOver.plain',
    'S8.7',
    highlander(),
    '“processed resources” is not a left-over plain of level 1',
    '「加工品」は余ったレベル1の平地ではありません',
  ],
  [
    'notLeftOver.mountain',
    'S8.7',
    { ...highlander(), args: [{ plain: 'p01', mountain: 'm06' }] },
    '“4 points + 1 military” is not a left-over mountain of level 1',
    '「4点＋武力1」は余ったレベル1の山ではありません',
  ],
  [
    'neutralRow',
    'S1.14',
    neutralCase('r2p1'),
    'This neutral explorer goes to a territory space of land I, not to “Plain II, space 1”',
    'この無人の開拓者は領土Iのスペースに置きます。「平地IIの1番目」には置けません',
  ],
  [
    'neutralFire',
    'S1.14',
    neutralCase(firePlace),
    'has a fire tile; a neutral explorer never goes there',
    'には炎タイルがあり、無人の開拓者は置けません',
  ],
  [
    'neutralTaken',
    'S1.14',
    neutralTaken(),
    'There is a worker on “Plain I, space 3”; a neutral explorer goes to a space without one',
    '「平地Iの3番目」にはワーカーがいます。無人の開拓者はワーカーのいないスペースに置きます',
  ],
  [
    'noSuchWorker',
    'S3.2',
    { G: position(), move: 'place', args: [worker('hut', 'warrior')] },
    'You have no warrior left to place',
    '置ける戦士が手元にいません',
  ],
  [
    'noSuchSpace',
    'S4.1',
    { G: position(), move: 'place', args: [worker('moon')] },
    'There is no space called “moon”',
    '「moon」というスペースはありません',
  ],
  [
    'notAtThisTable',
    'S4.1',
    { G: position(), move: 'place', args: [worker('raidLeader')] },
    'There is no space “Raid and leader” in a game of 4',
    '4人のゲームに「略奪・先導」のスペースはありません',
  ],
  [
    'noTrail',
    'S2.7',
    { G: position(), move: 'place', args: [worker('r5t')] },
    'Mountain V is never turned over, so it has no trail',
    '山Vは裏返らないので、山道はありません',
  ],
  [
    'noTrail',
    'S2.7',
    { G: position({ round: 5 }), move: 'place', args: [worker('r6t')] },
    'Mountain VI is never turned over, so it has no trail',
    '山VIは裏返らないので、山道はありません',
  ],
  [
    'trailHidden',
    'S2.7',
    { G: position(), move: 'place', args: [worker('r4t')] },
    'The trail of land IV is still hidden; it opens when round IV is over',
    '領土IVの山道はまだ現れていません。ラウンドIVが終わると使えます',
  ],
  [
    'territoryPast',
    'S2.7',
    { G: position({ round: 2 }), move: 'place', args: [worker('r1p1')] },
    'Round I is over, and the territories of its land have been turned over',
    'ラウンドIは終わり、領土Iは裏返りました',
  ],
  [
    'caravansBehind',
    'S4.12',
    { G: position({ round: 2 }), move: 'place', args: [worker('r1t')] },
    'Both your caravans must reach junction I before you can use its trail',
    'この山道を使うには、馬車が2台とも分岐点Iに到達している必要があります',
  ],
  [
    'noOwnTrail',
    'S8.7',
    { G: position(), move: 'place', args: [worker('ownTrail')] },
    'Only the Highlander’s child has a trail of its own',
    '自分の山道を持つのは子供の山の人だけです',
  ],
  [
    'fire',
    'S4.9',
    { G: position({ numPlayers: 3, rows: { 1: { fire: 1 } } }), move: 'place', args: [worker('r1p1')] },
    '“Plain I, space 1” has a fire tile and can’t be used',
    '「平地Iの1番目」には炎タイルがあり、使えません',
  ],
  [
    'onlyExplorersAhead',
    'S4.5',
    { G: position(), move: 'place', args: [worker('r6p1', 'chief')] },
    'Only explorers go ahead; your chief has to wait for round V',
    '先のラウンドの領土に置けるのは開拓者だけです。族長はラウンドVから置けます',
  ],
  [
    'lastMountainsLater',
    'S4.11',
    { G: position(), move: 'place', args: [worker('r6m1')] },
    'Mountains V and VI can be used in round V only, not in advance',
    '山VとVIはラウンドVでだけ使えます。先には置けません',
  ],
  [
    'condition',
    'S4.11',
    {
      G: position({ round: 5, rows: { 5: { mountain: 'm10' } }, players: { '0': { craftsmen: [1] } } }),
      move: 'place',
      args: [worker('r5m1')],
    },
    '“Mountain V, space 1” needs craftsmen: 3 or more; you have 1',
    '「山Vの1番目」の条件は「職人が3以上」で、今は1です',
  ],
  [
    'closed',
    'S4.4',
    {
      G: position({ occupants: { craftsman: [{ owner: '1', worker: 'chief' }] } }),
      move: 'place',
      args: [worker('craftsman')],
    },
    'A chief on “Craftsman” closes it to everybody else',
    '「職人」には族長がいるので、ほかの人は置けません',
  ],
  [
    'closed',
    'S4.6',
    {
      G: position({ occupants: { craftsman: [{ owner: '1', worker: 'warrior' }] } }),
      move: 'place',
      args: [worker('craftsman')],
    },
    'A warrior on “Craftsman” closes it to everybody else',
    '「職人」には戦士がいるので、ほかの人は置けません',
  ],
  [
    'onePersonSpace',
    'S4.2',
    { G: position({ occupants: { raid: [{ owner: '1' }] } }), move: 'place', args: [worker('raid')] },
    '“Raid” holds one worker, and there is one',
    '「略奪」は1人用で、すでに1人います',
  ],
  [
    'full',
    'S4.2',
    {
      G: position({ occupants: { craftsman: [{ owner: '1' }, { owner: '2' }] } }),
      move: 'place',
      args: [worker('craftsman')],
    },
    '“Craftsman” holds two workers, and there are two',
    '「職人」は2人までで、すでに2人います',
  ],
  [
    'ownWorkerThere',
    'S4.3',
    {
      G: position({ occupants: { craftsman: [{ owner: '0' }] } }),
      move: 'place',
      args: [worker('craftsman')],
    },
    'One of your workers is on “Craftsman” already; only a warrior can join it',
    '「職人」には自分のワーカーがすでにいます。加われるのは戦士だけです',
  ],
  [
    'lessMilitary',
    'S4.7',
    {
      G: position({ occupants: { craftsman: [{ owner: '1' }] }, players: { '1': { military: 17 } } }),
      move: 'place',
      args: [worker('craftsman')],
    },
    'To join Aino you need military 18: strictly more than the worker’s owner has',
    'Ainoのいるスペースに置くには、武力18以上が必要です（同じ値では置けません）',
  ],
  [
    'nobodyAhead',
    'S4.7',
    {
      G: position({
        occupants: { craftsman: [{ owner: '1' }] },
        players: { '0': { military: 18 }, '1': { military: 18 } },
      }),
      move: 'place',
      args: [worker('craftsman')],
    },
    'No explorer can join Aino, who is at the end of the military track',
    'Ainoは武力トラックの終点にいるので、開拓者は同じスペースに置けません',
  ],
  [
    'gainForm.raw',
    'S5.5',
    { G: asking([{ gainAny: { form: 'raw', count: 1 } }], 'r1p1'), move: 'gain', args: [{ stone: 1 }] },
    'You gain raw resources here, and stone is processed',
    'ここで得るのは原材料です。石材は加工品です',
  ],
  [
    'gainForm.processed',
    'S5.5',
    { G: asking([{ gainAny: { form: 'processed', count: 1 } }], 'r1t'), move: 'gain', args: [{ log: 1 }] },
    'You gain processed resources here, and log is raw',
    'ここで得るのは加工品です。原木は原材料です',
  ],
  [
    'gainDifferent',
    'S5.5',
    {
      G: asking([{ gainAny: { form: 'raw', count: 2, different: true } }], 'r1p1'),
      move: 'gain',
      args: [{ log: 2 }],
    },
    'The resources you gain here must all be different: at most 1 log',
    'ここで得る資源はすべて異なる種類です。原木は1個までです',
  ],
  [
    'gainExactly',
    'S7.1',
    { G: asking([{ gainAny: { form: 'raw', count: 2 } }], 'a05'), move: 'gain', args: [{ log: 3 }] },
    'You gain exactly 2 resources',
    '得る資源はちょうど2個です',
  ],
  [
    'supplyEnds',
    'S5.7',
    {
      G: asking([{ gainAny: { form: 'raw', count: 2 } }], 'r1p1', {
        players: { '1': { resources: { log: 12 } } },
      }),
      move: 'gain',
      args: [{ log: 2 }],
    },
    'The supply has only 1 log: raw and processed share 16 tiles of each kind',
    'サプライの原木は残り1個です。原材料と加工品を合わせて、各種16枚しかありません',
  ],
  [
    'resourcesMissing',
    'S5.8',
    { G: asking([{ convert: 1 }], 'hut'), move: 'convert', args: [{ rock: 1 }] },
    'You have only 0 rock',
    '持っている石塊は0個だけです',
  ],
  [
    'resourcesMissing',
    'S5.8',
    { G: asking([{ swap: 1 }], 'hut'), move: 'swap', args: [{ from: 'rock', to: 'log' }] },
    'You have only 0 rock',
    '持っている石塊は0個だけです',
  ],
  [
    'resourcesMissing',
    'S5.5',
    { G: asking([{ swap: 1 }], 'r1p1'), move: 'swap', args: [{ from: 'rock', to: 'log' }] },
    'You have only 0 rock',
    '持っている石塊は0個だけです',
  ],
  [
    'resourcesMissing',
    'S5.3',
    { G: raided(), move: 'giveLoot', args: [{ rock: 1 }] },
    'You have only 0 rock',
    '持っている石塊は0個だけです',
  ],
  [
    'convertAtMost',
    'S5.8',
    { G: asking([{ convert: 1 }], 'hut'), move: 'convert', args: [{ log: 2 }] },
    'You can process at most 1 raw resource',
    '加工できる原材料は1個までです',
  ],
  [
    'convertAtMost',
    'S5.5',
    { G: asking([{ convert: 1 }], 'r1p3'), move: 'convert', args: [{ log: 2 }] },
    'You can process at most 1 raw resource',
    '加工できる原材料は1個までです',
  ],
  [
    'convertAtMost',
    'S7.1',
    { G: asking([{ convert: 2 }], 'a38'), move: 'convert', args: [{ log: 2, ore: 1 }] },
    'You can process at most 2 raw resources',
    '加工できる原材料は2個までです',
  ],
  [
    'convertAtMost',
    'S3.6',
    { G: asking([{ convert: 1 }], 'a03'), move: 'convert', args: [{ log: 2 }] },
    'You can process at most 1 raw resource',
    '加工できる原材料は1個までです',
  ],
  [
    'convertNothing',
    'S3.6',
    {
      G: position({ players: { '0': { craftsmen: [1], resources: { log: 1 } } } }),
      move: 'useCraftsman',
      args: [{ level: 1, convert: {} }],
    },
    'A craftsman has to process at least one raw resource',
    '職人は原材料を1個以上加工します',
  ],
  [
    'swapSame',
    'S3.6',
    { G: asking([{ swap: 2 }], 'a07'), move: 'swap', args: [{ from: 'log', to: 'log' }] },
    'Exchange log for another raw resource',
    '原木は別の種類の原材料と交換します',
  ],
  [
    'payOne',
    'S3.6',
    {
      G: asking([{ exchange: { pay: { anyRaw: 1 }, get: [{ vp: 2 }], times: 1 } }], 'a11'),
      move: 'pay',
      args: [{ log: 2 }],
    },
    'You pay exactly one resource each time',
    '1回に払う資源はちょうど1個です',
  ],
  [
    'payProcessed',
    'S5.6',
    {
      G: asking([{ exchange: { pay: { anyProcessed: 1 }, get: [{ vp: 6 }], times: 1 } }], 'r3m1', {
        players: { '0': { resources: { log: 1, stone: 1 } } },
      }),
      move: 'pay',
      args: [{ log: 1 }],
    },
    'You pay a processed resource here, and log is raw',
    'ここでは加工品を払います。原木は原材料です',
  ],
  [
    'lootExactly',
    'S5.3',
    { G: raided(), move: 'giveLoot', args: [{ log: 1, ore: 2 }] },
    'You give exactly 1 resource to the raider',
    '略奪者に渡す資源はちょうど1個です',
  ],
  [
    'noStep',
    'S6.4',
    {
      G: asking([{ expedition: 1 }], 'travel', { players: { '0': { caravans: ['j1', 'start'] } } }),
      move: 'step',
      args: [{ caravan: 1, to: 'j2' }],
    },
    'Your second caravan is at the start; its next step leads to the road before the first junction, not to junction II',
    '2台目の馬車はスタートにいます。次に進めるのは最初の分岐点の手前で、分岐点IIではありません',
  ],
  [
    'noStep',
    'S6.4',
    {
      G: asking([{ expedition: 1 }], 'travel', { players: { '0': { caravans: ['j1', 'j1'] } } }),
      move: 'step',
      args: [{ caravan: 0, to: 'j3' }],
    },
    'Your first caravan is at junction I; its next step leads to junction II or the bonus tile at junction I or the outpost of Plain I, not to junction III',
    '1台目の馬車は分岐点Iにいます。次に進めるのは分岐点IIまたは分岐点Iのボーナスタイルまたは平地Iの拠点で、分岐点IIIではありません',
  ],
  [
    'atCamp',
    'S6.7',
    {
      G: asking([{ expedition: 1 }], 'travel', { players: { '0': { caravans: ['camp', 'j1'] } } }),
      move: 'step',
      args: [{ caravan: 0, to: 'j2' }],
    },
    'Your first caravan has reached the camp and goes no further',
    '1台目の馬車は終点に着いていて、これ以上進めません',
  ],
  [
    'sameCaravan',
    'S6.4',
    {
      G: asking([{ expedition: 1 }], 'travel', { players: { '0': { caravans: ['j1', 'j1'] } } }),
      move: 'step',
      args: [{ caravan: 1, to: 'j2' }],
    },
    'Both your caravans are at junction I; move the first one',
    '馬車は2台とも分岐点Iにいます。1台目を動かしてください',
  ],
  [
    'oneCardATurn',
    'S3.4',
    { G: took(), move: 'build', args: [{ card: 'a01', pay: {} }] },
    'You have already built or reserved an artifact this turn; one a turn is allowed',
    'この手番ではすでに工作物を作ったか予約しました。1手番に1枚です',
  ],
  [
    'noSuchCard',
    'S3.4',
    { G: acted(), move: 'build', args: [{ card: 'x99', pay: {} }] },
    'There is no artifact called “x99”',
    '「x99」という工作物はありません',
  ],
  [
    'noSuchCard',
    'S3.6',
    { G: acted(), move: 'useArtifact', args: ['x99'] },
    'There is no artifact called “x99”',
    '「x99」という工作物はありません',
  ],
  [
    'notInRow',
    'S3.4',
    { G: acted({ row: ROW }), move: 'build', args: [{ card: 'a50', pay: {} }] },
    '“Sun Disc” is neither in the row nor reserved by you',
    '「太陽の円盤」は工作物の列にも自分の予約にもありません',
  ],
  [
    'outOfReach',
    'S3.5',
    {
      G: acted({ row: ROW, players: { '0': { river: 0 } } }),
      move: 'build',
      args: [{ card: 'a08', pay: {} }],
    },
    '“Boundary Stone” is number 8 of the row, and your canoe reaches 2',
    '「境石」は工作物の列の8枚目で、カヌーが届くのは2枚目までです',
  ],
  [
    'cannotPay',
    'S7.2',
    {
      G: acted({ row: ROW, players: { '0': { resources: {} } } }),
      move: 'build',
      args: [{ card: 'a01', pay: {} }],
    },
    'You can’t pay for “Log Ladder”: it costs you 2 logs, 1 timber',
    '「丸太はしご」のコスト（原木2つ、木材1つ）を払えません',
  ],
  [
    'notThePrice',
    'S7.2',
    {
      G: acted({ row: ROW, players: { '0': { resources: { log: 3, timber: 1 } } } }),
      move: 'build',
      args: [{ card: 'a01', pay: { log: 2 } }],
    },
    'This doesn’t pay exactly for “Log Ladder”: it costs you 2 logs, 1 timber',
    '「丸太はしご」のコストは原木2つ、木材1つです。過不足なく払います',
  ],
  [
    'notThePrice',
    'S7.2',
    {
      G: acted({
        row: ROW,
        players: { '0': { river: 9, reserved: 'a29', resources: { ore: 2, leather: 1, bronze: 1 } } },
      }),
      move: 'build',
      args: [{ card: 'a29', pay: { ore: 1 } }],
    },
    'This doesn’t pay exactly for “Sword”: it costs you 1 ore, 1 leather, 1 bronze or 2 ore, 1 bronze or 2 ore, 1 leather',
    '「剣」のコストは鉱石1つ、革1つ、青銅1つまたは鉱石2つ、青銅1つまたは鉱石2つ、革1つです。過不足なく払います',
  ],
  [
    'resourcesMissing',
    'S7.2',
    {
      G: acted({ row: ROW, players: { '0': { resources: { timber: 3 } } } }),
      move: 'build',
      args: [{ card: 'a01', pay: { log: 2, timber: 1 } }],
    },
    'You have only 0 log',
    '持っている原木は0個だけです',
  ],
  [
    'noReserveAbility',
    'S6.3',
    { G: acted({ row: ROW }), move: 'reserve', args: ['a01'] },
    'To reserve, your canoe has to reach the river space with the reserve ability',
    '予約するには、カヌーが予約能力のスペースに到達している必要があります',
  ],
  [
    'oneReserved',
    'S3.4',
    {
      G: acted({ row: ROW, players: { '0': { river: 2, reserved: 'a50' } } }),
      move: 'reserve',
      args: ['a01'],
    },
    'You already have a reserved artifact; one at a time is allowed',
    '予約した工作物がすでにあります。予約は1枚までです',
  ],
  [
    'notBuilt',
    'S3.6',
    { G: position(), move: 'useArtifact', args: ['a03'] },
    'You have not built “Mallet”',
    '「木づち」を作っていません',
  ],
  [
    'notOnceARound',
    'S3.6',
    { G: position({ players: { '0': { built: ['a01'] } } }), move: 'useArtifact', args: ['a01'] },
    '“Log Ladder” has no effect to use once a round',
    '「丸太はしご」には1ラウンドに1回の効果がありません',
  ],
  [
    'usedThisRound',
    'S3.6',
    {
      G: position({ players: { '0': { built: ['a15'], usedArtifacts: ['a15'] } } }),
      move: 'useArtifact',
      args: ['a15'],
    },
    'You have already used “Sickle” this round',
    '「鎌」はこのラウンドですでに使いました',
  ],
  [
    'wouldDoNothing',
    'S3.6',
    {
      G: position({ players: { '0': { built: ['a03'], resources: {} } } }),
      move: 'useArtifact',
      args: ['a03'],
    },
    '“Mallet” would do nothing now',
    '「木づち」は今使っても何も起こりません',
  ],
  [
    'noReadyCraftsman',
    'S3.6',
    { G: position(), move: 'useCraftsman', args: [{ level: 3, convert: { log: 1 } }] },
    'You have no ready craftsman of level 3',
    '使えるレベル3の職人がいません',
  ],
  [
    'characterUsed',
    'S3.6',
    {
      G: position({ players: { '0': { character: 'forest', adult: true, characterUsed: true } } }),
      move: 'useCharacter',
      args: [],
    },
    'You have already used your character this round',
    '人物カードはこのラウンドですでに使いました',
  ],
  [
    'noCharacterAction',
    'S8.3',
    { G: position(), move: 'useCharacter', args: [] },
    'Only the adult Woodlander has an ability to use once a round',
    '1ラウンドに1回の能力を持つのは大人の森の人だけです',
  ],
  [
    'noBonusTiles',
    'S8.6',
    { G: position(), move: 'useBonusTile', args: ['b01'] },
    'Only the Householder’s child has bonus tiles to use',
    '使えるボーナスタイルを持つのは子供の家の人だけです',
  ],
  [
    'noSuchBonusTile',
    'S8.6',
    { G: householder(), move: 'useBonusTile', args: ['b11'] },
    '“2 points” is not one of your bonus tiles',
    '「2点」は自分のボーナスタイルではありません',
  ],
  [
    'bonusTileLater',
    'S8.6',
    { G: householder(), move: 'useBonusTile', args: ['b16'] },
    'is of level 3 and can’t be used in round I yet',
    'はレベル3です。ラウンドIではまだ使えません',
  ],
];

/** Returns a position in which player 0, who holds two kinds, must give loot to player 3. */
function raided(): G {
  const G = position({
    players: {
      '0': { resources: { log: 3, ore: 2 }, military: 0 },
      '1': { resources: {} },
      '2': { resources: {} },
    },
  });
  G.pending.push({ kind: 'loot', owner: '0', source: 'raid', raider: '3', count: 1 });
  return G;
}

function took(): G {
  const G = acted({ row: ROW });
  G.turn.cardTaken = true;
  return G;
}

function householder(): G {
  const G = position({ players: { '0': { character: 'house' } } });
  playerOf(G, '0').bonusTiles = ['b16'];
  return G;
}

describe('each refusal', () => {
  it.each(CASES)(
    '%s cites %s',
    (reason, rule, { G, moment = working('0'), seat = '0', move, args }, english, japanese) => {
      expect(whyNot(G, moment, seat, move, args)).toMatchObject({ rule, reason });
      const said = explain(G, moment, seat, move, args, 'en', NAMES);
      expect(said?.endsWith(`${english} (${rule}).`), said ?? '').toBe(true);
      const sagt = explain(G, moment, seat, move, args, 'ja', NAMES);
      expect(sagt?.endsWith(`${japanese}（${rule}）。`), sagt ?? '').toBe(true);
    },
  );

  it('has a case above', () => {
    const reasons = Object.keys(flatten({ refusal: en.refusal }))
      .map((key) => key.replace(/^refusal\./, '').replace(/_(one|other)$/, ''))
      .filter((key) => !key.startsWith('needs.') && key !== 'someone' && key !== 'notLegal');
    const shown = new Set(CASES.map(([reason]) => reason));
    expect([...new Set(reasons)].filter((reason) => !shown.has(reason))).toEqual([]);
  });
});

const RULES = new Set(
  [...readFileSync('docs/terramara/rules.md', 'utf8').matchAll(/\*\*(S[\d.]+)\*\*/g)].map(([, rule]) => rule),
);
/** Ids that players don't see, and unfilled placeholders. */
const ID = /\{\{|undefined|\b(?:r[1-6][pmt]\d?|[jbo][1-4]|[apmbs]\d\d|n[01]|ownTrail|raidLeader)\b/;

/** Arguments of every shape that any move takes, legal or not. */
const ids = fc.constantFrom(
  ...ALL_SPACES,
  ...['start', 'way', 'camp', ...[1, 2, 3, 4].flatMap((row) => [`j${row}`, `b${row}`, `o${row}`])],
  ...content.artifacts.map(({ id }) => id),
  ...content.bonusTiles.map(({ id }) => id),
  ...content.territories.map(({ id }) => id),
  ...content.startCards.map(({ id }) => id),
  ...content.characters.map(({ id }) => id),
);
const bag = fc
  .uniqueArray(fc.constantFrom(...RESOURCES), { maxLength: 3 })
  .chain((kinds) =>
    fc
      .tuple(...kinds.map(() => fc.integer({ min: 1, max: 4 })))
      .map((counts) => Object.fromEntries(kinds.map((kind, at) => [kind, counts[at]]))),
  );
const kindOfWorker = fc.constantFrom('explorer', 'chief', 'warrior');
const level = fc.constantFrom(1, 2, 3);
const raw = fc.constantFrom('cattle', 'rock', 'log', 'ore');
const road = fc.constantFrom(
  'way',
  'camp',
  ...[1, 2, 3, 4].flatMap((row) => [`j${row}`, `b${row}`, `o${row}`]),
);
const space = fc.constantFrom(...ALL_SPACES);
const card = fc.constantFrom(...content.artifacts.map(({ id }) => id));
const ARGS: Readonly<Record<MoveName, fc.Arbitrary<readonly unknown[]>>> = {
  draft: fc.tuple(ids),
  chooseTiles: fc.tuple(fc.record({ plain: ids, mountain: ids })),
  placeNeutral: fc.tuple(space),
  growUp: fc.tuple(fc.boolean()),
  place: fc.tuple(fc.record({ worker: kindOfWorker, space })),
  build: fc.tuple(fc.record({ card, pay: bag })),
  reserve: fc.tuple(card),
  useCraftsman: fc.tuple(fc.record({ level, convert: fc.dictionary(raw, fc.integer({ min: 0, max: 3 })) })),
  useArtifact: fc.tuple(card),
  useCharacter: fc.constant([]),
  useBonusTile: fc.tuple(fc.constantFrom(...content.bonusTiles.map(({ id }) => id))),
  endTurn: fc.constant([]),
  step: fc.tuple(fc.record({ caravan: fc.constantFrom(0, 1), to: road })),
  gain: fc.tuple(bag),
  convert: fc.tuple(fc.dictionary(raw, fc.integer({ min: 0, max: 3 }))),
  swap: fc.tuple(fc.record({ from: raw, to: raw })),
  pay: fc.tuple(bag),
  skip: fc.constant([]),
  choose: fc.tuple(fc.integer({ min: 0, max: 4 })),
  giveLoot: fc.tuple(bag),
};

/** Returns the false statement of a reason in its position, or null. */
function untrue(
  G: G,
  seat: string,
  reason: string,
  values: Readonly<Record<string, string | number>>,
): string | null {
  const { resources, caravans } = playerOf(G, seat);
  const { resource, left, held, need, caravan, from, own, min } = values;
  const kind = RESOURCES.find((each) => each === resource);
  switch (reason) {
    case 'supplyEnds':
      return kind !== undefined && supplyOf(G, kind) === left ? null : `supply ${left} of ${resource}`;
    case 'resourcesMissing':
      return kind !== undefined && resources[kind] === held ? null : `${held} ${resource} held`;
    case 'lessMilitary':
      return Number(need) > playerOf(G, seat).military && Number(need) <= 18 ? null : `military ${need}`;
    case 'noStep':
    case 'atCamp':
      return caravans[Number(caravan) - 1] === (from ?? 'camp') ? null : `caravan ${caravan} at ${from}`;
    case 'condition':
      return Number(own) < Number(min) ? null : `condition ${own} of ${min}`;
    default:
      return null;
  }
}

describe('refusals in random games', () => {
  it('cite an existing rule, are true, and read as sentences without ids', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        settingsOf(terramaraContract),
        fc.infiniteStream(fc.tuple(...MOVE_NAMES.map((move) => ARGS[move]))),
        (setting, args) => {
          const { states } = playedGame(terramaraContract, setting);
          for (const { G: state, ctx } of states.filter((_, at) => at % 3 === 0)) {
            // The contract is only used with Terramara's states.
            const G = state as G;
            const given = args.next().value;
            for (const [at, move] of MOVE_NAMES.entries())
              for (const seat of Object.keys(G.players)) {
                const refusal = whyNot(G, ctx, seat, move, given[at]);
                if (refusal === null) continue;
                seen.add(refusal.reason);
                expect(RULES, JSON.stringify(refusal)).toContain(refusal.rule);
                expect(refusal.reason).not.toBe('notLegal');
                expect(untrue(G, seat, refusal.reason, refusal.values ?? {})).toBeNull();
                for (const language of LANGUAGES) {
                  const said = explain(G, ctx, seat, move, given[at], language, NAMES) ?? '';
                  // Refusals of a wrong kind of thing quote the given id.
                  const stray = /^not(InDraft|LeftOver)/.test(refusal.reason)
                    ? undefined
                    : ID.exec(said)?.[0];
                  expect(stray, `${said} ${JSON.stringify(refusal)}`).toBeUndefined();
                }
              }
          }
        },
      ),
      { numRuns: 12 },
    );
    expect(seen.size).toBeGreaterThan(25);
  });

  it('refuse a move exactly when it isn’t listed', () => {
    const G = position({ round: 3, players: { '0': { resources: { log: 2, timber: 2 }, river: 4 } } });
    const legal = new Set(legalMoves(G, working('0'), '0').map(({ args }) => JSON.stringify(args[0])));
    for (const kind of ['explorer', 'chief', 'warrior'])
      for (const id of ALL_SPACES) {
        const args = [worker(id, kind)];
        expect(whyNot(G, working('0'), '0', 'place', args) === null, id).toBe(
          legal.has(JSON.stringify(args[0])),
        );
      }
  });
});
