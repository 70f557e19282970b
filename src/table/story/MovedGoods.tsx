import { useLayoutEffect, useRef, useState } from 'react';
import { playerPlace } from '../../game-api/gameLog';
import { isInSight } from '../controls/inSight';
import { durationOf, within } from '../motion/flights';
import { EASING, isStill } from '../motion/motion';
import { movedAmounts, type Told } from './captionOf';
import type { StepIcon } from './context';

/** Pause in ms between the kinds of a move */
const APART_MS = 110;

type MovedGoodsProps = {
  readonly told: Told;
  readonly Icon: StepIcon;
  readonly table: HTMLElement;
};

/** Moves what a move brings from its place on the board to the player, and what it costs the other way. */
export function MovedGoods({ told: { playerID, line }, Icon, table }: MovedGoodsProps) {
  const [amounts] = useState(() => (isStill() ? [] : movedAmounts(line, playerID)));
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [place] = (line.places ?? []).flatMap((selector) => {
      const found = table.querySelector(`.board-area :is(${selector})`);
      return found !== null && isInSight(found) ? [found.getBoundingClientRect()] : [];
    });
    const panel = [...table.querySelectorAll(playerPlace(playerID))].find(isInSight)?.getBoundingClientRect();
    if (layer.current === null || place === undefined || panel === undefined) return;
    const ways = [...layer.current.querySelectorAll<HTMLElement>('.moved-good')].map((element, nth) => {
      const size = element.getBoundingClientRect();
      const [atPlace, atPanel] = [within(place, size), within(panel, size)];
      const [from, to] = Number(element.dataset.amount) > 0 ? [atPlace, atPanel] : [atPanel, atPlace];
      const at = ({ x, y }: typeof from) => `translate(${x}px, ${y}px)`;
      const way = element.animate(
        [
          { transform: at(from), opacity: 1 },
          { transform: at(to), opacity: 1 },
        ],
        { duration: durationOf(from, to), delay: nth * APART_MS, easing: EASING },
      );
      return way;
    });
    return () => {
      for (const way of ways) way.cancel();
    };
  }, [line, playerID, table]);
  return (
    <div ref={layer} className="moved-goods" aria-hidden="true">
      {amounts.map(({ icon, amount }, nth) => (
        <span key={nth} className="flying moved-good" data-amount={amount}>
          {Math.abs(amount) > 1 && Math.abs(amount)}
          <Icon icon={icon} size={22} />
        </span>
      ))}
    </div>
  );
}
