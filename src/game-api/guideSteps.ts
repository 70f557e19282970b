/** Conditions and parts of guide steps that all games share. */
import type { Language } from '../language/language';
import type { Translate } from '../language/translator';
import type { GuideLesson, GuideMoment, LegalMove, Words } from './module';

export type When<G> = (moment: GuideMoment<G>) => boolean;

/** It is the learner who is to act. */
export const isMine = ({ toAct, viewer }: GuideMoment<unknown>): boolean => toAct === viewer;

export const offers = ({ legalMoves }: GuideMoment<unknown>, name: string): boolean =>
  legalMoves.some(({ move }) => move === name);

/** Whether exactly this move is legal. */
export const allows = ({ legalMoves }: GuideMoment<unknown>, { move, args }: LegalMove): boolean => {
  const wanted = JSON.stringify([move, args]);
  return legalMoves.some((legal) => JSON.stringify([legal.move, legal.args]) === wanted);
};

export const all =
  <G>(...conditions: readonly When<G>[]): When<G> =>
  (moment) =>
    conditions.every((condition) => condition(moment));

/** From one round to another, both counted. */
export const inRounds =
  <G extends { readonly round: number }>(least: number, most = least): When<G> =>
  ({ G }) =>
    G.round >= least && G.round <= most;

export const inPhase =
  (...phases: readonly string[]) =>
  ({ ctx }: GuideMoment<unknown>): boolean =>
    phases.includes(ctx.phase ?? '');

/** The learner may make a move of this name. */
export const can =
  (name: string) =>
  (moment: GuideMoment<unknown>): boolean =>
    isMine(moment) && offers(moment, name);

/** A step that is only read. */
export const tip = <G>(step: Omit<GuideLesson<G>, 'asks'>): GuideLesson<G> => ({ ...step, asks: null });

export const testId = (id: string): string => `[data-testid="${id}"]`;

/** The main button, once it can be pressed: of the bar, or of the dialog that is open. */
export const CONFIRM = `${testId('confirm')}:not([aria-disabled="true"])`;

/** What others have done since the learner's last move, by the names of moves. */
export const rivalsDid =
  (name: string) =>
  ({ log, viewer }: GuideMoment<unknown>): boolean => {
    const own = log.findLastIndex(({ action }) => action.payload.playerID === viewer);
    return log.slice(own + 1).some(({ action }) => action.payload.type === name);
  };

/** A legal move of this name whose argument fits, the first in the order of the list; null: there is none. */
export function firstMove<Argument>(
  { legalMoves }: GuideMoment<unknown>,
  name: string,
  fits: (argument: Argument) => boolean = () => true,
): LegalMove | null {
  return legalMoves.find(({ move, args }) => move === name && fits(args[0] as Argument)) ?? null;
}

type Quoting<Key extends string> = Readonly<Record<Language, (label: Translate<Key>) => string>>;

/** Makes texts that quote labels of the table. Each label comes from the table's own catalogue, between two `*`, so that
 *  the guide always names a button as the button does. The words of a language must be loaded before its text is read. */
export const quotingFrom = <Key extends string>(translator: (language: Language) => Translate<Key>) => {
  const quoted = (texts: Quoting<Key>, language: Language): string => {
    const t = translator(language);
    return texts[language]((key, values) => `*${t(key, values).replaceAll('*', '')}*`);
  };
  return (texts: Quoting<Key>): Words => ({
    get en() {
      return quoted(texts, 'en');
    },
    get ja() {
      return quoted(texts, 'ja');
    },
  });
};
