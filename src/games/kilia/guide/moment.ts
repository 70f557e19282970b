import { allows, inRounds, isMine, quotingFrom, type When as WhenIn } from '../../../game-api/guideSteps';
import type { GuideLesson, GuideMoment, LegalMove } from '../../../game-api/module';
import type { ActionId, Zone } from '../content/terms';
import { actionCard } from '../rules/content-pack/contentOf';
import type { MoveName } from '../rules/moves';
import { type G, type Player, playerOf, type Step } from '../rules/state/state';
import { translator } from '../text/table/en';

export type When = WhenIn<G>;

/** Builds a text that quotes labels of the table. */
export const quoting = quotingFrom(translator);

export const me = ({ G, viewer }: GuideMoment<G>): Player => playerOf(G, viewer);

export const inRound = inRounds<G>;

export const inTurn: When = (moment) => isMine(moment) && moment.ctx.phase === 'turns';

/** Whether it is the learner's turn and its action hasn't begun. */
export const atTurnStart: When = (moment) => {
  const { actionDone, action, steps } = moment.G.turn;
  return inTurn(moment) && !actionDone && action === null && steps.length === 0;
};

export const inStep =
  (kind: Step['kind']): When =>
  (moment) =>
    inTurn(moment) && moment.G.turn.steps[0]?.kind === kind;

/** Returns the card in a column, 0 to 4. */
export const cardIn = ({ G }: GuideMoment<G>, column: number): ActionId | null => G.actionRow[column] ?? null;

export const isOf = ({ G }: GuideMoment<G>, card: ActionId, zone: Zone): boolean =>
  actionCard(G, card).zone === zone;

/** Returns the first legal move of this name whose argument fits. */
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

/** Returns this exact move if it is legal. */
export const thisMove =
  (move: MoveName, ...args: readonly unknown[]) =>
  (moment: GuideMoment<G>): LegalMove | null =>
    isMine(moment) && allows(moment, { move, args }) ? { move, args } : null;

type Asking = Omit<GuideLesson<G>, 'asks'> & {
  readonly asks: (moment: GuideMoment<G>) => LegalMove | null;
};

/** Builds a step of the guided rounds that asks for a move. */
export const asking = ({ when, ...step }: Asking): GuideLesson<G> => ({
  ...step,
  when: (moment) => isMine(moment) && moment.G.round <= GUIDED_ROUNDS && when(moment),
});

export const GUIDED_ROUNDS = 3;
