import { memo, useContext } from 'react';
import { sentenceOf } from '../../game-api/gameLog';
import { LogStyleContext } from '../../game-api/logStyle';
import { useSeats, useWords } from '../context';
import { Tip } from '../controls/Tip';
import { arePropsEqual } from '../rendering/useStable';
import { type StepIcon, usePointAtStep } from '../story/context';
import { LineText, StepChanges, StepIcons } from '../story/StepIcons';
import { ByBot } from './ByBot';
import { MoveLink } from './MoveLink';
import type { RenderedLine, RenderedTurn } from './renderTurns';

// Everything that changes with each position is passed as a prop, so that `memo` can skip the turns that did not
// change.
type LogTurnProps = {
  readonly turn: RenderedTurn;
  /** Whether a new part of the game starts with this turn */
  readonly hasHeading: boolean;
  /** The position shown at the table, if it belongs to a line of this turn */
  readonly current: number | null;
  readonly onShow: (move: number) => void;
  readonly Icon: StepIcon;
  /** Renders without icons while the turn is not visible. */
  readonly isPlain: boolean;
};

const isCurrent = ({ move, happening }: RenderedLine, current: number | null): boolean =>
  move === current && happening === null;

function lookOf(line: RenderedLine, current: number | null): string {
  if (line.happening !== null) return 'log-step log-happening';
  return isCurrent(line, current) ? 'log-step log-current' : 'log-step';
}

/** Shows a player's turn with one line per step. Each line links to the position after it. */
export const LogTurn = memo(function LogTurn(props: LogTurnProps) {
  const { turn, hasHeading, current, onShow, Icon, isPlain } = props;
  const point = usePointAtStep();
  const isCompact = useContext(LogStyleContext) === 'icons';
  const { player } = useSeats();
  const { playerID, lines, hints, standIn, heading } = turn;
  const { name, colour } = player(playerID);
  const done = lines.filter(({ happening }) => happening === null);
  const [first] = done;
  const isNamed = (line: RenderedLine) =>
    line === first && (line.needsName || (isCompact && line.signs !== undefined));
  return (
    <>
      {hasHeading && heading !== '' && <h3 className="log-phase">{heading}</h3>}
      <HintLines hints={hints} />
      <div className={`log-turn player-${colour}`} data-style={isCompact ? 'icons' : 'sentences'}>
        {lines.map((line) => (
          <p
            key={line.key}
            className={lookOf(line, current)}
            onPointerEnter={({ pointerType }) => pointerType !== 'touch' && point(line)}
            onPointerLeave={() => point(null)}
            onFocus={() => point(line)}
            onBlur={() => point(null)}
          >
            {isNamed(line) && <strong>{name} </strong>}
            {line === first && standIn !== null && <ByBot />}
            {!isPlain && line === first && first.actor !== undefined && (
              <>
                <StepIcons icons={[first.actor]} Icon={Icon} size={15} />{' '}
              </>
            )}
            <Tip
              text={isPlain || !isCompact || line.signs === undefined ? null : sentenceOf(line)}
              side="left"
            >
              <MoveLink
                move={line.move}
                current={isCurrent(line, current)}
                onShow={onShow}
                className="log-entry"
                tabIndex={-1}
              >
                <LineText line={line} Icon={isPlain ? null : Icon} followsName={isNamed(line)} />
              </MoveLink>
            </Tip>
            <StepChanges line={line} of={playerID} Icon={Icon} />
          </p>
        ))}
      </div>
    </>
  );
}, arePropsEqual);

export function HintLines({ hints }: { readonly hints: readonly string[] }) {
  const { t } = useWords();
  const { player } = useSeats();
  return hints.map((playerID, index) => {
    const { name, colour } = player(playerID);
    return (
      <p key={`${playerID}${index}`} className={`log-turn log-hint player-${colour}`}>
        {t('kit.log.hint', { name })}
      </p>
    );
  });
}
