/** Conditions of the guide's steps. */
import { allows, inRounds, isMine, quotingFrom, type When as WhenIn } from '../../../game-api/guideSteps';
import type { GuideLesson, GuideMoment, LegalMove } from '../../../game-api/module';
import type { ActionId, Zone } from '../content/terms';
import { actionCard } from '../rules/contentOf';
import type { MoveName } from '../rules/moves';
import type { G, Player, Step } from '../rules/state';
import { translator } from '../text/table/index';

export type When = WhenIn<G>;

/** A text that quotes labels of the table. */
export const quoting = quotingFrom(translator);

export const me = ({ G, viewer }: GuideMoment<G>): Player => G.players[viewer];

export const inRound = inRounds<G>;

export const inTurn: When = (moment) => isMine(moment) && moment.ctx.phase === 'turns';

/** The learner is to act and has not taken the action of the turn. */
export const atTurnStart: When = (moment) => {
  const { actionDone, action, steps } = moment.G.turn;
  return inTurn(moment) && !actionDone && action === null && steps.length === 0;
};

export const inStep =
  (kind: Step['kind']): When =>
  (moment) =>
    inTurn(moment) && moment.G.turn.steps[0]?.kind === kind;

/** The card of the row in a column, 0 to 4. */
export const cardIn = ({ G }: GuideMoment<G>, column: number): ActionId | null => G.actionRow[column] ?? null;

export const isOf = ({ G }: GuideMoment<G>, card: ActionId, zone: Zone): boolean =>
  actionCard(G, card).zone === zone;

/** The first legal move of a name whose argument fits, in the order of the list. */
export const firstLegal = (
  { legalMoves }: GuideMoment<G>,
  name: MoveName,
  fits: (argument: Readonly<Record<string, unknown>>) => boolean = () => true,
): LegalMove | null => {
  const found = legalMoves.find(({ move, args: [argument] }) => {
    const fields = typeof argument === 'object' && argument !== null ? { ...argument } : { is: argument };
    return move === name && fits(fields);
  });
  return found ?? null;
};

/** Exactly this move, when it is legal. */
export const thisMove =
  (move: MoveName, ...args: readonly unknown[]) =>
  (moment: GuideMoment<G>): LegalMove | null =>
    isMine(moment) && allows(moment, { move, args }) ? { move, args } : null;

type Asking = Omit<GuideLesson<G>, 'asks'> & {
  readonly asks: (moment: GuideMoment<G>) => LegalMove | null;
};

/** A step of the learner's first three rounds that asks for a move. */
export const asking = ({ when, ...step }: Asking): GuideLesson<G> => ({
  ...step,
  when: (moment) => isMine(moment) && moment.G.round <= GUIDED_ROUNDS && when(moment),
});

/** The rounds that the learner is led through. */
export const GUIDED_ROUNDS = 3;
