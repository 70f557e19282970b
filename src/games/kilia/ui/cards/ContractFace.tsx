import { memo, type ReactNode } from 'react';
import { entryOf } from '../../../../rules-kit/indexed';
import type { ContractId } from '../../content/terms';
import { costOf, rewardOf } from '../../view-model/resources';
import { useWords } from '../context';
import { Flag, GameIcon } from '../icons/index';
import { Amounts } from '../pieces/Amounts';

type ContractFaceProps = {
  readonly id: ContractId;
  readonly size?: number;
  readonly foot?: ReactNode;
  /** Whether it can be fulfilled now. */
  readonly ready?: boolean;
  /** Shows a check mark instead of the footer where space is short. */
  readonly mark?: boolean;
  /** Set when the surrounding element has the same content as text. */
  readonly isSaid?: boolean;
};

/** A reward with more kinds than this is drawn smaller and without its arrow, to leave room for the points. */
const MOST_KINDS = 2;
const SMALLER = 0.8;

/** A contract: cost above, reward and points below. */
export const ContractFace = memo(function ContractFace(props: ContractFaceProps) {
  const { id, size = 19, foot, ready = false, mark = false, isSaid = false } = props;
  const { content } = useWords();
  const contract = entryOf(content.contract, id);
  const reward = rewardOf(contract);
  const isLong = Object.values(reward).filter((amount) => amount > 0).length > MOST_KINDS;
  const start = content.zones.find(({ colour }) => colour === contract.starting);
  const look = start === undefined ? '' : ` contract-start zone-${start.id}`;
  return (
    <span
      className={`flex-column clip boxed relative low full contract${look}${ready ? ' contract-ready' : ''}`}
      aria-hidden={isSaid || undefined}
    >
      <span className="flex-row grow gap-5 size-15 low contract-cost">
        <Amounts bag={costOf(contract)} size={size} />
      </span>
      <span
        className={`flex-row grow faded ${isLong ? 'gap-2' : 'gap-5'} size-15 low contract-reward${isLong ? ' contract-reward-long' : ''}`}
      >
        {!isLong && <GameIcon name="arrow" size={size * 0.72} />}
        <Amounts bag={reward} size={isLong ? size * SMALLER : size} />
        <Flag points={contract.points} size={size * 1.16} />
      </span>
      {foot !== undefined && (
        <span className="flex-row rigid nowrap faded gap-5 size-13 shaded line-above contract-foot">
          {foot}
        </span>
      )}
      {mark && (
        <span className="centred lit-plain absolute disc contract-mark">
          <GameIcon name="check" size={12} />
        </span>
      )}
    </span>
  );
});
