import { memo } from 'react';
import { useSeats, useWords } from '../context';
import { Change } from '../controls/Change';
import { saysSame } from '../painting/kept';
import { MoveLink } from './MoveLink';
import type { ToldTurn } from './useToldLog';

// What changes with each position is not read from the table: a long log is told anew with each, and drawn once.
type LogTurnProps = {
  readonly turn: ToldTurn;
  /** Whether another part of the game begins with it. */
  readonly hasHeading: boolean;
  /** The position on the table, when a line of this turn leads to it. */
  readonly current: number | null;
  readonly onShow: (move: number) => void;
};

/** A player's turn, each of its sentences a link to the position after it. */
export const LogTurn = memo(function LogTurn({ turn, hasHeading, current, onShow }: LogTurnProps) {
  const { t } = useWords();
  const { player } = useSeats();
  const { playerID, lines, hints, heading } = turn;
  const { name, colour } = player(playerID);
  return (
    <>
      {hasHeading && <h3 className="log-phase">{heading}</h3>}
      <HintLines hints={hints} />
      <p className={`log-turn player-${colour}`}>
        {lines[0].needsName && <strong>{name} </strong>}
        {lines.map(({ move, text, changes }, index) => (
          <span key={move}>
            {index > 0 && t('kit.log.join')}
            <MoveLink
              move={move}
              current={move === current}
              onShow={onShow}
              className="log-entry"
              tabIndex={-1}
            >
              {text}
            </MoveLink>
            {changes.map(({ playerID: whose, amount }) => (
              <span key={whose} className="log-change">
                {' '}
                {whose !== playerID && `${player(whose).name} `}
                <Change amount={amount} />
              </span>
            ))}
          </span>
        ))}
      </p>
    </>
  );
}, saysSame);

/** Who asked for a hint. */
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
