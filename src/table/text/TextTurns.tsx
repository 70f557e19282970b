import { Fragment, type ReactNode } from 'react';
import type { TableProps } from '../../game-api/module';
import { useWords } from '../context';
import { MoveLink } from '../log/MoveLink';
import type { TextTurn } from './turnsInWords';

type TextTurnsProps = Pick<TableProps<unknown>, 'shown' | 'onShow'> & {
  readonly turns: readonly TextTurn<unknown>[];
  readonly below?: (turn: TextTurn<unknown>) => ReactNode;
};

/** Lists turns as sentences. Each links to the position after it. */
export function TextTurns({ turns, shown, onShow, below }: TextTurnsProps) {
  const { t } = useWords();
  return (
    <ul>
      {turns.map((turn) => (
        <li key={turn.key}>
          {turn.lines.map(({ move, text }, index) => (
            <Fragment key={move}>
              {index > 0 && t('kit.log.join')}
              <MoveLink move={move} current={move === shown} onShow={onShow} className="text-move">
                {text}
              </MoveLink>
            </Fragment>
          ))}
          {turn.standIn !== null && ` ${t('kit.log.byBot')}`}
          {turn.follows.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {below?.(turn)}
        </li>
      ))}
    </ul>
  );
}
