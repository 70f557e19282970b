import type { MissedOptions, TurnStep } from '../../game-api/module';
import type { Language } from '../../language/language';
import { signed } from '../../language/signed';
import { itemAt } from '../../rules-kit/indexed';
import { costOf, type Review, type ReviewedDecision } from '../../session/review';
import { clearMistakes, endOfTurn } from './clearMistakes';
import { type LineStep, lineFrom } from './line';
import type { ReviewedGame } from './look';
import type { Words } from './words';

const SHOWN = 3;
/** Most reasons to show: the game's sentences on missed chances, and parts of the score that differ. */
const REASONS = 2;

export type Finding = {
  /** Position of the decision, as a number of moves. */
  readonly at: number;
  readonly cost: number;
  /** Descriptions of the moves actually played until the end of the turn. */
  readonly played: readonly string[];
  readonly line: readonly LineStep[];
  readonly reasons: readonly string[];
};

export type PlayerFindings = {
  readonly playerID: string;
  readonly count: number;
  readonly cost: number;
  readonly worst: readonly Finding[];
};

const change = (amount: number): string => (amount === 0 ? '0' : signed(amount));

/**
 * Returns the number of equal steps at the end of both lists, usually just the end of the turn. Each list keeps at
 * least one step.
 */
function commonEnd(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length) - 1;
  let count = 0;
  while (count < most && one[one.length - 1 - count] === other[other.length - 1 - count]) count += 1;
  return count;
}

function findingOf(
  game: ReviewedGame,
  decision: ReviewedDecision,
  language: Language,
  t: Words,
  whatWasMissed: MissedOptions | undefined,
): Finding {
  const { module, timeline } = game;
  const { at, playerID } = decision;
  const before = timeline.at(at);
  const end = endOfTurn(game, at, playerID);
  const { log } = timeline.at(timeline.moves);
  const turn = log.slice(at, end).map(({ action: { payload } }, index): TurnStep => {
    const { G, ctx } = timeline.at(at + index);
    return { move: payload.type, args: payload.args ?? [], G, ctx };
  });
  const played = turn.map(({ G, ctx, move, args }) =>
    module.describeMove(G, ctx, playerID, move, args, language),
  );
  const line = lineFrom(module, before, playerID, decision.line, language);
  const better = line.map(({ move, args }, index): TurnStep => {
    const { G, ctx } = index === 0 ? before : itemAt(line, index - 1).after;
    return { move, args, G, ctx };
  });
  const missed =
    better.length === 0 ? [] : (whatWasMissed?.({ playerID, played: turn, better }, language) ?? []);
  const parts = (G: unknown) => module.scoreSoFar?.(G, playerID, language) ?? [];
  const asPlayed = parts(timeline.at(end).G);
  const asLine = parts((line.at(-1)?.after ?? before).G);
  const changed = parts(before.G)
    .map(({ name, amount }, index) => ({
      name,
      played: itemAt(asPlayed, index).amount - amount,
      better: itemAt(asLine, index).amount - amount,
    }))
    .filter((part) => part.played !== part.better)
    .sort((a, b) => Math.abs(b.better - b.played) - Math.abs(a.better - a.played))
    .slice(0, REASONS)
    .map((part) =>
      t('changed', { name: part.name, better: change(part.better), played: change(part.played) }),
    );
  const said = [...missed.slice(0, REASONS), ...changed];
  const reasons = said.length > 0 ? said : [t('later')];
  const sameEnd = commonEnd(
    played,
    line.map(({ text }) => text),
  );
  return {
    at,
    cost: costOf(decision),
    played: played.slice(0, played.length - sameEnd),
    line: line.slice(0, line.length - sameEnd),
    reasons,
  };
}

export const isComplete = ({ next }: Review, { timeline }: ReviewedGame): boolean => next >= timeline.moves;

/** Returns each person's clear mistakes. */
export function findingsOf(
  game: ReviewedGame,
  review: Review,
  language: Language,
  t: Words,
  whatWasMissed?: MissedOptions,
): PlayerFindings[] {
  const people = game.seats.filter(({ bot }) => bot === undefined);
  return people.map(({ playerID }) => {
    const costly = clearMistakes(game, review, playerID);
    return {
      playerID,
      count: costly.length,
      cost: costly.reduce((sum, decision) => sum + costOf(decision), 0),
      worst: costly.slice(0, SHOWN).map((decision) => findingOf(game, decision, language, t, whatWasMissed)),
    };
  });
}
