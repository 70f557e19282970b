import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../../../table/controls/useMediaQuery';
import type { PlayerID } from '../../content/terms';
import { type Bag, sumBags } from '../../position/bag';
import { boardOf } from '../../position/board';
import { bagOfCell } from '../../position/voyage';
import type { Fact } from '../../rules/facts';
import { usePast, useTable } from '../context';
import { Seal } from '../icons/index';
import { Amounts } from '../pieces/Amounts';
import { Frieze } from './Frieze';

/** So long the ships are under way; a press or a key ends it. */
const SAILS_MS = 2600;

/** The ships that turned since the position before: they sailed (R9.3). */
function useVoyages(): readonly PlayerID[] {
  const { G } = useTable();
  const { cameFrom } = usePast();
  if (cameFrom === null) return [];
  return G.turnOrder.filter((id) => cameFrom.players[id].heading !== G.players[id].heading);
}

/** The voyage as it is shown when it happens: each ship past its buildings, with what it brings. A press skips it; with
 *  reduced motion it is not shown, the log tells it. */
export function Sailing() {
  const { G, t, content, seat, log } = useTable();
  const { cameFrom } = usePast();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [seen, setSeen] = useState(log.length);
  const sailing = useVoyages();
  const isShown = sailing.length > 0 && seen < log.length && !still;
  useEffect(() => {
    if (!isShown) return;
    const end = () => setSeen(log.length);
    const timer = setTimeout(end, SAILS_MS);
    document.addEventListener('keydown', end);
    document.addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', end);
      document.removeEventListener('pointerdown', end);
    };
  }, [isShown, log.length]);
  if (!isShown || cameFrom === null) return null;
  const gained = (id: PlayerID): Bag => {
    for (const { metadata } of log.slice(-1)) {
      const facts = (metadata as { readonly facts?: readonly Fact[] } | undefined)?.facts ?? [];
      for (const fact of facts)
        if (fact.fact === 'voyage' && fact.playerID === id)
          return sumBags(...fact.stops.flatMap(({ cells }) => cells.map(bagOfCell)));
    }
    return {};
  };
  return (
    <div className="sailing" data-testid="sailing">
      <h2 className="panel-title">{t('voyage.sailing')}</h2>
      {sailing.map((id) => {
        const before = boardOf(cameFrom, content, id);
        return (
          <div key={id} className={`sailing-row sailing-${before.heading} player-${seat(id).colour}`}>
            <span className="sailing-who">
              <Seal zone={before.zone} size={20} />
              <strong>{seat(id).name}</strong>
              <Amounts bag={gained(id)} size={17} asChange />
            </span>
            <Frieze
              plots={boardOf(G, content, id).plots}
              ship={before.ship}
              heading={before.heading}
              windows={before.windows}
            />
          </div>
        );
      })}
      <p className="voyage-none">{t('voyage.skip')}</p>
    </div>
  );
}
