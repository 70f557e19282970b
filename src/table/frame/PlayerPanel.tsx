import type { ReactNode } from 'react';
import { usePlayers, useSeats, useWords } from '../context';
import { PresenceMark } from './PresenceMark';

type PlayerPanelProps = {
  readonly playerID: string;
  /** Whether the player is first in turn order. */
  readonly isFirst: boolean;
  /** At the right of the first line: counters and the score. */
  readonly top: ReactNode;
  /** The second line: at the left, and after the presence mark at the right. */
  readonly line: ReactNode;
  readonly counts: ReactNode;
  /** A line for each piece, board or slot of the player. */
  readonly children: ReactNode;
};

/** Wide letters count twice. */
const isLong = (name: string): boolean =>
  [...name].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 2 : 1), 0) > 14;

/** All of a player that lies open. A pill that has no room beside the name gives way to it. */
export function PlayerPanel({ playerID, isFirst, top, line, counts, children }: PlayerPanelProps) {
  const { t } = useWords();
  const { current, viewer } = usePlayers();
  const { player, mark } = useSeats();
  const { name, colour } = player(playerID);
  const acts = current === playerID;
  return (
    <section
      className={`player player-${colour}${acts ? ' player-acting' : ''}`}
      data-testid={`player-${playerID}`}
      aria-label={name}
    >
      <div className="player-top">
        {mark(playerID, 19)}
        <div className="player-who">
          <h2 className={isLong(name) ? 'player-name player-name-long' : 'player-name'} title={name}>
            {name}
          </h2>
          {acts && (
            <span className="player-turn">{t(playerID === viewer ? 'kit.yourTurn' : 'kit.acts')}</span>
          )}
          {!acts && isFirst && <span className="player-first">{t('kit.first')}</span>}
        </div>
        {top}
      </div>
      <div className="player-line">
        {line}
        <span className="gap" />
        <PresenceMark playerID={playerID} />
        {counts}
      </div>
      {children}
    </section>
  );
}
