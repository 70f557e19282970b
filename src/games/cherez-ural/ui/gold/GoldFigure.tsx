import { memo } from 'react';
import type { PlayerID } from '../../content/terms';
import { goldBetween, goldEntries } from '../../position/goldChanges';
import { usePick, useTable } from '../context';
import { useLookBack } from '../lookBack';
import { Change, Gold } from '../parts/amounts';
import { Tip } from '../parts/Tip';
import { useWords } from '../words';

const LAST = 5;

/** A player's gold. Pointed at it tells its last changes, pressed all of them; a change is flagged as it comes. */
export function GoldFigure({ playerID }: { readonly playerID: PlayerID }) {
  const { G } = useTable();
  return (
    <span className="gold-figure">
      <GoldButton playerID={playerID} amount={G.players[playerID].gold} />
      <GoldFlag playerID={playerID} />
    </span>
  );
}

const GoldButton = memo(function GoldButton({
  playerID,
  amount,
}: {
  readonly playerID: PlayerID;
  readonly amount: number;
}) {
  const { t } = useWords();
  const pick = usePick();
  return (
    <Tip text={<LastChanges playerID={playerID} />} side="left">
      <button
        type="button"
        className="player-gold"
        data-testid={`gold-${playerID}`}
        aria-haspopup="dialog"
        onClick={() => pick({ do: 'open', dialog: { kind: 'gold', playerID } })}
      >
        <Gold amount={amount} size={17} />
        <span className="visually-hidden">{t('lookBack.goldHint')}</span>
      </button>
    </Tip>
  );
});

function LastChanges({ playerID }: { readonly playerID: PlayerID }) {
  const { t, log } = useTable();
  const { timeline } = useLookBack();
  return (
    <ul className="gold-last">
      {goldEntries(timeline, playerID, log.length, LAST).map(({ move, source, amount }) => (
        <li key={`${move}${source}`}>
          <Change amount={amount} /> {t(`terms.source.${source}`)}
        </li>
      ))}
    </ul>
  );
}

/** What the last move won or cost, with its source, for a moment beside the figure. */
export function GoldFlag({ playerID }: { readonly playerID: PlayerID }) {
  const { G, t, log } = useTable();
  const { cameFrom } = useLookBack();
  const changes = cameFrom === null ? [] : goldBetween(cameFrom, G, playerID);
  if (changes.length === 0) return null;
  return (
    <span key={log.length} className="gold-flag" aria-hidden="true" data-testid={`gold-flag-${playerID}`}>
      {changes.map(({ source, amount }) => (
        <span key={source}>
          <Change amount={amount} /> {t(`terms.source.${source}`)}
        </span>
      ))}
    </span>
  );
}
