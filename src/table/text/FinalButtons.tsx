import { useContext } from 'react';
import type { TableProps } from '../../game-api/module';
import { ReviewContext } from '../../game-api/review';
import { useWords } from '../context';

type FinalButtonsProps = Pick<TableProps<unknown>, 'onShow' | 'onLeave' | 'onPlayAgain'>;

export function FinalButtons({ onShow, onLeave, onPlayAgain }: FinalButtonsProps) {
  const { t } = useWords();
  return (
    <>
      <p className="text-row">
        <button type="button" data-testid="see-replay" onClick={() => onShow(0)}>
          {t('kit.final.replay')}
        </button>
        <button type="button" data-testid="leave" onClick={onLeave}>
          {t('kit.final.leave')}
        </button>
        <button type="button" data-testid="play-again" onClick={onPlayAgain}>
          {t('kit.final.again')}
        </button>
      </p>
      {useContext(ReviewContext)?.part}
    </>
  );
}
