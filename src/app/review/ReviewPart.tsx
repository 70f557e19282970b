import { Suspense, use, useMemo, useState } from 'react';
import { RuleText } from '../../game-api/lookUp';
import type { MissedOptions } from '../../game-api/module';
import { amountText } from '../../language/amount';
import { isolate } from '../../language/isolate';
import { loadEventually } from '../../language/loading';
import type { Review } from '../../session/review';
import type { ReviewKeeper } from '../../session/source';
import { botProblem } from '../bots/botProblem';
import { useSettings } from '../settings';
import { type Finding, findingsOf, isComplete } from './findings';
import type { LineStep } from './line';
import type { ReviewedGame } from './look';
import './review.css';
import { lazyPart } from '../../table/loading/lazyPart';
import { useReview } from './useReview';
import { useWords } from './words';

// Fetched on demand because it imports a chart library.
const OutlookChart = lazyPart(async () => (await import('./OutlookChart')).OutlookChart);

export type ReviewPartProps = {
  readonly game: ReviewedGame;
  readonly keeper: ReviewKeeper;
  /** Whether this is the text table, which gets no chart. */
  readonly inWords: boolean;
  readonly onLine: (at: number, steps: readonly LineStep[]) => void;
  /** Continues a copy of the game from an earlier position; null if not possible. */
  readonly onTry: ((moves: number) => void) | null;
};

/** Reviews a finished game: each player's expected score, and the costliest decisions of each person. */
export function ReviewPart({ game, keeper, inWords, onLine, onTry }: ReviewPartProps) {
  const t = useWords();
  const { t: shell } = useSettings();
  const { review, state, begin, stop } = useReview(game, keeper);
  const { moves } = game.timeline;
  const isDone = isComplete(review, game);
  // If it can't be fetched, the review shows only the parts of the score.
  const [missed] = useState(async () => {
    const { fetchMissed, fetchSentences } = game.module;
    // The findings describe moves.
    await loadEventually(fetchSentences);
    return fetchMissed === undefined ? undefined : loadEventually(fetchMissed);
  });
  return (
    <div className="review" data-testid="review">
      {!isDone && (
        <section className="final-panel review-begin">
          <p>{t('about')}</p>
          <output>
            {state.kind === 'fetching' && t('fetching')}
            {state.kind === 'failed' && (
              <span className="problem">
                <RuleText text={t('failed', { reason: botProblem(state.error, shell) })} />
              </span>
            )}
            {state.kind === 'looking' && t('progress', { at: review.next + 1, moves })}
          </output>
          {review.next > 0 && <progress value={review.next} max={moves} />}
          {state.kind === 'looking' ? (
            <button type="button" className="button" data-testid="stop-review" onClick={stop}>
              {t('stop')}
            </button>
          ) : (
            <button
              type="button"
              className="button primary"
              data-testid="begin-review"
              disabled={state.kind === 'fetching'}
              onClick={begin}
            >
              {t(review.next > 0 ? 'goOn' : 'begin')}
            </button>
          )}
        </section>
      )}
      {review.next > 1 && !inWords && (
        <Suspense fallback={<p className="final-panel">…</p>}>
          <OutlookChart game={game} review={review} />
        </Suspense>
      )}
      {review.next > 0 && state.kind !== 'looking' && (
        <Suspense fallback={<p className="final-panel">…</p>}>
          <Findings game={game} review={review} missed={missed} onLine={onLine} onTry={onTry} />
        </Suspense>
      )}
    </div>
  );
}

type FindingsProps = Pick<ReviewPartProps, 'game' | 'onLine' | 'onTry'> & {
  readonly review: Review;
  readonly missed: Promise<MissedOptions | undefined>;
};

function Findings({ game, review, missed, onLine, onTry }: FindingsProps) {
  const t = useWords();
  const { language } = useSettings();
  const whatWasMissed = use(missed);
  const players = useMemo(
    () => findingsOf(game, review, language, t, whatWasMissed),
    [game, review, language, t, whatWasMissed],
  );
  const unit = game.module.scoreUnit[language];
  const amount = (cost: number) => amountText(Math.round(cost));
  const isDone = isComplete(review, game);
  // Until all decisions are reviewed, "no mistakes" would be premature.
  const shown = isDone ? players : players.filter(({ count }) => count > 0);
  return shown.map(({ playerID, count, cost, worst }) => {
    const name = game.seats.find((seat) => seat.playerID === playerID)?.name ?? playerID;
    return (
      <section key={playerID} className="final-panel" data-testid={`findings-${playerID}`}>
        <h2>{t('ofPlayer', { name: isolate(name) })}</h2>
        <p className="review-sum">
          {count === 0 ? t('best') : t(isDone ? 'sum' : 'soFar', { cost: amount(cost), unit, count })}
        </p>
        <ol className="review-worst">
          {worst.map((finding) => (
            <li key={finding.at} data-testid="finding">
              <p className="review-head">
                <strong>{t('move', { move: finding.at + 1 })}</strong>
                <span>{t('cost', { cost: amount(finding.cost), unit })}</span>
              </p>
              <What finding={finding} />
              <p className="review-buttons">
                {finding.line.length > 0 && (
                  <button
                    type="button"
                    className="button"
                    data-testid="show-line"
                    onClick={() => onLine(finding.at, finding.line)}
                  >
                    {t('show')}
                  </button>
                )}
                {onTry !== null && (
                  <button
                    type="button"
                    className="button"
                    data-testid="try-from-here"
                    onClick={() => onTry(finding.at)}
                  >
                    {t('tryIt')}
                  </button>
                )}
              </p>
            </li>
          ))}
        </ol>
      </section>
    );
  });
}

function Steps({ heading, steps }: { readonly heading: string; readonly steps: readonly string[] }) {
  return (
    <>
      <h3 className="review-heading">{heading}</h3>
      <ol className="review-steps">
        {steps.map((step, nth) => (
          <li key={nth}>{step}</li>
        ))}
      </ol>
    </>
  );
}

function What({ finding: { played, line, reasons } }: { readonly finding: Finding }) {
  const t = useWords();
  return (
    <>
      <Steps heading={t('played')} steps={played} />
      <Steps heading={t('instead')} steps={line.map(({ text }) => text)} />
      {reasons.map((reason) => (
        <p key={reason} className="review-reason">
          {reason}
        </p>
      ))}
    </>
  );
}
