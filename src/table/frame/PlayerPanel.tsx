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

/** How much room a letter takes, in Latin small letters; the marks around a name that isolate it take none. */
function widthOf(letter: string): number {
  if (/\p{Cf}/u.test(letter)) return 0;
  return letter > '\u2e80' ? 2 : letter > '\u0370' ? 1.2 : 1;
}

/** Smaller where that brings it beside the score, else on a line of its own. */
function nameClass(name: string): string {
  const width = [...name].reduce((sum, letter) => sum + widthOf(letter), 0);
  if (width <= 12) return 'player-name';
  return width <= 18 ? 'player-name player-name-long' : 'player-name player-name-alone';
}

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
          <h2 className={nameClass(name)} title={name}>
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
