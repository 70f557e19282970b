/** The daily deal: one game a day that everybody plays from the same beginning. Shared by pages and the server. */
import type { DealMarks, DealSetup, Words } from '../game-api/module';
import { newSave, type SavedGame } from './savedGame';
import type { Session } from './session';

/** The level of all bots in a deal. It doesn't depend on time, so page and server compute the same moves. */
export const DEAL_LEVEL = 'normal';

/** The seat of the person. */
export const DEAL_SEAT = '0';

/** The results that the server takes from a person for one deal. The best one counts. */
export const MOST_TRIES = 3;

/** A game's deal of one day. */
export type Deal = Omit<DealSetup, 'label'> & {
  readonly game: string;
  /** UTC, like `2026-11-27`. */
  readonly day: string;
  readonly seed: string;
  readonly rulesVersion: number;
  readonly scoreUnit: Words;
  readonly label: Words | null;
  readonly marks: DealMarks;
};

/** Returns the beginning of a deal as a local game. `seats` are in seat order; the first one is the person's. */
export function dealSave(
  { game, day, seed, setupData }: Pick<Deal, 'game' | 'day' | 'seed' | 'setupData'>,
  seats: readonly { readonly name: string; readonly colour: string }[],
): SavedGame {
  return newSave({
    game,
    seed,
    setupData: { ...setupData },
    seats: seats.map((seat, index) => ({
      ...seat,
      playerID: String(index),
      ...(String(index) === DEAL_SEAT ? {} : { bot: DEAL_LEVEL }),
    })),
    deal: { day },
  });
}

/**
 * Returns the question to the bot of a seat. Its seed depends only on the deal and the number of moves in effect, so that
 * page and server get the same answer, also after undos and reloads.
 */
export function dealQuestion(session: Session, playerID: string) {
  const { G, ctx } = session.viewOf(playerID);
  const { seed } = session.save(0);
  const { moves } = session.current().timeline;
  return {
    view: G,
    ctx,
    content: session.content,
    playerID,
    level: DEAL_LEVEL,
    seed: `${seed} bot ${moves}`,
    isRepeatable: true,
  };
}

/** Returns the person's final score; null before the end. */
export function dealScore({ module, current }: Session): number | null {
  const { gameover } = current().ctx;
  if (gameover === undefined) return null;
  const { scores } = module.resultOf(gameover, 'en');
  return scores.find(({ playerID }) => playerID === DEAL_SEAT)?.total ?? null;
}

/** `mark`: by the game's absolute marks. `share`: among the best 10, 25 or 50 % of all people with a result. */
export type Medals = {
  readonly mark: keyof DealMarks | null;
  readonly share: (typeof SHARES)[number] | null;
};

const MARKS = ['gold', 'silver', 'bronze'] as const;
const SHARES = [10, 25, 50] as const;

/** Returns the medals of a score that has rank `rank` among `people` results. */
export const medalsOf = (score: number, marks: DealMarks, rank: number, people: number): Medals => ({
  mark: MARKS.find((mark) => score >= marks[mark]) ?? null,
  share: SHARES.find((share) => rank / people <= share / 100) ?? null,
});

/** A table: the results of a game on a day or in a week. */
export interface StandingsOf {
  readonly game: string;
  /** `2026-11-27` or `2026-W48` */
  readonly period: string;
}

/** A person's place in a table. */
export interface Standing {
  /** Equal scores share a rank. */
  readonly rank: number;
  /** The number of people in the table. */
  readonly people: number;
  /** The best score of the day, or the sum of the best scores of the week's days. */
  readonly score: number;
  readonly name: string;
  /** The number of days that count. */
  readonly days: number;
  /** Identifies the result in a link that people share. It reveals nothing about the key. */
  readonly share: string;
}

/** A row of a table. */
export type StandingRow = Pick<Standing, 'rank' | 'name' | 'score' | 'days'>;

/** A person's results of a deal. */
export interface OwnResult {
  readonly game: string;
  /** Oldest first. */
  readonly tries: readonly number[];
  readonly day: (Standing & { readonly medals: Medals }) | null;
  readonly week: Standing | null;
}

/** A person's results of a day's deals. */
export interface OwnResults {
  /** Number of days in a row with a result. */
  readonly streak: number;
  readonly results: readonly OwnResult[];
}

/** A page of a table. */
export interface StandingsPart {
  readonly people: number;
  /** Index of the first row. */
  readonly from: number;
  readonly rows: readonly StandingRow[];
  /** Index of the next page's first row; null at the end. */
  readonly next: number | null;
}

/** The best result of a person on a day, as anyone with its link may see it. */
export type SharedResult = Standing &
  StandingsOf & { readonly medals: Medals; readonly title: Words; readonly scoreUnit: Words };
