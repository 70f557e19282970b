import { useLocation } from 'wouter';
import type { Seat } from '../../game-api/module';
import { isolate } from '../../language/isolate';
import type { SavedGame } from '../../session/savedGame';
import { BrokenGameError } from '../../session/session';
import { saveProblem } from '../game/saveProblem';
import { useLateWords } from '../lateWords';
import { useSettings } from '../settings';
import { download, fileName } from '../storage';
import '../replay/replay.css';
import { Problem } from '../Problem';
import { otherRulesNote } from './otherRulesNote';

type BrokenGameProps = {
  readonly text: string;
  readonly problem: BrokenGameError | Error;
  /** Null if it could not be parsed. */
  readonly saved: SavedGame | null;
  /** Opens the position before the failing move; null if there is none. */
  readonly onBefore: (() => void) | null;
};

/** Shown for a game that can't be replayed: at which move it failed, and its file to attach to a report. */
export function BrokenGame({ text, problem, saved, onBefore }: BrokenGameProps) {
  const { t, language } = useSettings();
  const say = useLateWords();
  const [, navigate] = useLocation();
  const failing = problem instanceof BrokenGameError ? problem : null;
  const otherRules = otherRulesNote(failing?.otherRules ?? null, t);
  const isKept = saved !== null && (failing === null || otherRules !== null);
  return (
    <main className="sheet" data-testid="broken-game">
      <h1>{say('broken.title')}</h1>
      <Problem
        text={
          failing === null
            ? saveProblem(problem, t, say)
            : say('broken.atMove', { number: failing.moveNumber, reason: failing.reasonIn(language) })
        }
      />
      {otherRules !== null && <p data-testid="other-rules">{otherRules}</p>}
      {failing !== null && <FailingMove failing={failing} seats={saved?.seats ?? []} />}
      <p>{say(isKept ? 'broken.keptHere' : 'broken.kept')}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => download(fileName('broken-game'), text)}>
          {say('broken.download')}
        </button>
        {onBefore !== null && (
          <button
            type="button"
            className="button"
            data-testid="position-before"
            title={say('broken.beforeHint')}
            onClick={onBefore}
          >
            {say('broken.before')}
          </button>
        )}
        <button type="button" className="button primary" onClick={() => navigate('/')}>
          {say('broken.fresh')}
        </button>
      </div>
    </main>
  );
}

function FailingMove({
  failing: { action },
  seats,
}: {
  readonly failing: BrokenGameError;
  readonly seats: readonly Seat[];
}) {
  const say = useLateWords();
  const name = seats.find(({ playerID }) => playerID === action.playerID)?.name ?? action.playerID;
  return (
    <>
      <p>{say('broken.move', { name: isolate(name) })}</p>
      <pre className="failing-move" data-testid="failing-move">
        {`${action.move} ${action.args.map((each) => JSON.stringify(each)).join(' ')}`}
      </pre>
    </>
  );
}
