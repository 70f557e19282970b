/** Conditions and helpers for guide steps of all games. */
import type { Language } from '../language/language';
import type { Translate } from '../language/translator';
import type { GuideLesson, GuideMoment, LegalMove, Words } from './module';

export type When<G> = (moment: GuideMoment<G>) => boolean;

/** Whether it is the learner's turn to act. */
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

/** Whether the round is between `least` and `most`, inclusive. */
export const inRounds =
  <G extends { readonly round: number }>(least: number, most = least): When<G> =>
  ({ G }) =>
    G.round >= least && G.round <= most;

export const inPhase =
  (...phases: readonly string[]) =>
  ({ ctx }: GuideMoment<unknown>): boolean =>
    phases.includes(ctx.phase ?? '');

/** Whether the learner can make a move of this name. */
export const can =
  (name: string) =>
  (moment: GuideMoment<unknown>): boolean =>
    isMine(moment) && offers(moment, name);

/** Builds a step that is only read. */
export const tip = <G>(step: Omit<GuideLesson<G>, 'asks'>): GuideLesson<G> => ({ ...step, asks: null });

/** Selects the control with this `data-action`. */
export const control = (id: string): string => `[data-action="${id}"]`;

/** Selects the main button of the bar or of the open dialog, while it is enabled. */
export const CONFIRM = `${control('confirm')}:not([aria-disabled="true"])`;

/** Whether another player has made a move of this name since the learner's last move. */
export const rivalsDid =
  (name: string) =>
  ({ log, viewer }: GuideMoment<unknown>): boolean => {
    const own = log.findLastIndex(({ action }) => action.payload.playerID === viewer);
    return log.slice(own + 1).some(({ action }) => action.payload.type === name);
  };

/** Returns the first legal move of this name whose argument fits, or null. */
export function firstMove<Argument>(
  { legalMoves }: GuideMoment<unknown>,
  name: string,
  fits: (argument: Argument) => boolean = () => true,
): LegalMove | null {
  return legalMoves.find(({ move, args }) => move === name && fits(args[0] as Argument)) ?? null;
}

type Quoting<Key extends string> = Readonly<Record<Language, (label: Translate<Key>) => string>>;

/**
 * Builds texts that quote labels from the table's catalogue between two `*`, so that the guide always names a
 * button as the button does. The catalogue must be loaded before the text is read.
 */
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
