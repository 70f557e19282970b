import { useContext } from 'react';
import type { TableProps } from '../../game-api/module';
import { ReviewContext } from '../../game-api/review';
import { useWords } from '../context';
import { scoreSayer } from '../score/words/en';

type FinalButtonsProps = Pick<TableProps<unknown>, 'onShow' | 'onLeave' | 'onPlayAgain'>;

export function FinalButtons({ onShow, onLeave, onPlayAgain }: FinalButtonsProps) {
  const say = scoreSayer(useWords().language);
  return (
    <>
      <p className="text-row">
        <button type="button" data-testid="see-replay" onClick={() => onShow(0)}>
          {say('final.replay')}
        </button>
        <button type="button" data-testid="leave" onClick={onLeave}>
          {say('final.leave')}
        </button>
        <button type="button" data-testid="play-again" onClick={onPlayAgain}>
          {say('final.again')}
        </button>
      </p>
      {useContext(ReviewContext)?.part}
    </>
  );
}
