import { memo } from 'react';
import type { Seat } from '../../../../game-api/module';
import type { PlayerID } from '../../content/terms';
import { phaseKey } from '../../position/phaseKey';
import { seatView } from '../../position/table';
import type { TurnGroup } from '../../position/turnGroups';
import type { LogSentence } from '../../text/logText';
import type { Translate } from '../../text/translate';
import { Change } from '../parts/amounts';
import { saysSame } from '../parts/kept';
import { MoveLink } from './MoveLink';

export type ToldTurn = Omit<TurnGroup, 'entries'> & {
  readonly lines: readonly (LogSentence & { readonly move: number })[];
};

// What changes with each position is not read from the table: a long log is told anew with each, and drawn once.
type LogTurnProps = {
  readonly turn: ToldTurn;
  /** Whether a season begins with it. */
  readonly heading: boolean;
  readonly seats: readonly Seat[];
  readonly t: Translate;
  /** The position on the table, when a line of this turn leads to it. */
  readonly current: number | null;
  readonly onShow: (move: number) => void;
};

/** A player's turn, each of its sentences a link to the position after it. */
export const LogTurn = memo(function LogTurn({ turn, heading, seats, t, current, onShow }: LogTurnProps) {
  const { playerID, lines, hints, round, phase } = turn;
  const { name, colour } = seatView(seats, playerID);
  return (
    <>
      {heading && (
        <h3 className="log-phase">
          {t('terms.round', { round })} · {t(`terms.phase.${phaseKey(phase)}`)}
        </h3>
      )}
      <HintLines hints={hints} seats={seats} t={t} />
      <p className={`log-turn log-player-${colour}`}>
        {lines[0].by === 'worker' && <strong>{name} </strong>}
        {lines.map(({ move, text, gold }, index) => (
          <span key={move}>
            {index > 0 && t('table.log.join')}
            <MoveLink
              move={move}
              current={move === current}
              onShow={onShow}
              className="log-entry"
              tabIndex={-1}
            >
              {text}
            </MoveLink>
            {gold.map(({ playerID: whose, amount }) => (
              <span key={whose} className="log-gold">
                {' '}
                {whose !== playerID && `${seatView(seats, whose).name} `}
                <Change amount={amount} />
              </span>
            ))}
          </span>
        ))}
      </p>
    </>
  );
}, saysSame);

type HintLinesProps = Pick<LogTurnProps, 'seats' | 't'> & { readonly hints: readonly PlayerID[] };

/** Who asked for a hint. */
export function HintLines({ hints, seats, t }: HintLinesProps) {
  return hints.map((playerID, index) => {
    const { name, colour } = seatView(seats, playerID);
    return (
      <p key={`${playerID}${index}`} className={`log-turn log-hint log-player-${colour}`}>
        {t('lookBack.hint', { name })}
      </p>
    );
  });
}
