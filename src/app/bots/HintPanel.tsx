import { useContext } from 'react';
import { CoachContext } from '../../game-api/guide';
import { RuleText } from '../../game-api/lookUp';
import type { Session, SessionSnapshot } from '../../session/session';
import { useBackCloses } from '../../table/dialogs/backCloses';
import { useLateWords } from '../lateWords';
import { useSettings } from '../settings';
import { useHasSentences } from '../table/useRefusal';
import { botProblem } from './botProblem';
import './hint.css';
import type { HintState } from './useHint';

type HintPanelProps = {
  readonly hint: Exclude<HintState, { readonly kind: 'none' }>;
  readonly session: Session;
  readonly snapshot: SessionSnapshot;
  readonly onClose: () => void;
};

/** Placeholder number for the title while the number of hints is unknown. */
const SOME = 3;

/** Lists the three best moves with the expected final score. The table behind it stays usable. */
export function HintPanel({ hint, session, snapshot, onClose }: HintPanelProps) {
  const { t, language } = useSettings();
  const say = useLateWords();
  useBackCloses(onClose);
  const isGuided = useContext(CoachContext) !== null;
  const isShown = useHasSentences(session.module) && hint.kind === 'found';
  const { G, ctx, viewer } = snapshot;
  const title = say('hint.title', { count: hint.kind === 'found' ? hint.candidates.length : SOME });
  return (
    <section
      className={isGuided ? 'hint-panel hint-guided' : 'hint-panel'}
      aria-label={title}
      data-testid="hint-panel"
    >
      <header>
        <h2>{title}</h2>
        <button type="button" className="button" onClick={onClose}>
          {say('hint.close')}
        </button>
      </header>
      <output>
        {hint.kind !== 'failed' && !isShown && <p>{say('hint.thinking')}</p>}
        {hint.kind === 'failed' && (
          <p className="problem">
            <RuleText text={say('hint.failed', { reason: botProblem(hint.error, t) })} />
          </p>
        )}
        {isShown && (
          <ol>
            {hint.candidates.map(({ move: { move, args }, expected }) => (
              <li key={JSON.stringify([move, args])}>
                <button
                  type="button"
                  className="hint-move"
                  onClick={() => void session.play(move, args, language)}
                >
                  <span>{session.module.describeMove(G, ctx, viewer, move, args, language)}</span>
                  {expected !== undefined && (
                    <strong>
                      {say('hint.expected', {
                        score: Math.round(expected),
                        unit: session.module.scoreUnit[language],
                      })}
                    </strong>
                  )}
                </button>
              </li>
            ))}
          </ol>
        )}
      </output>
      {hint.kind === 'found' && <p className="hint-note">{say('hint.note')}</p>}
    </section>
  );
}
