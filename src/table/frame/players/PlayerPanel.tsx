import type { ReactNode } from 'react';
import { usePlayers, useSeats, useWords } from '../../context';
import { Tip } from '../../controls/Tip';
import { PresenceMark } from './PresenceMark';

type PlayerPanelProps = {
  readonly playerID: string;
  /** Whether this is the start player */
  readonly starts: boolean;
  /** Right end of the first line: counters and score */
  readonly top: ReactNode;
  /** Second line: `line` at the left, `counts` at the right after the presence mark */
  readonly line: ReactNode;
  readonly counts: ReactNode;
  /** One line for each piece, board or slot of the player */
  readonly children: ReactNode;
};

/**
 * Returns the width of a character in units of a Latin small letter. Format characters, such as the isolates around a
 * name, have no width.
 */
function widthOf(letter: string): number {
  if (/\p{Cf}/u.test(letter)) return 0;
  return letter > '\u2e80' ? 2 : letter > '\u0370' ? 1.2 : 1;
}

/** Returns the class of a name: smaller if it then fits beside the score, otherwise on its own line. */
function nameClass(name: string): string {
  const width = [...name].reduce((sum, letter) => sum + widthOf(letter), 0);
  if (width <= 12) return 'player-name';
  return width <= 18 ? 'player-name player-name-long' : 'player-name player-name-alone';
}

/** Marks the start player. */
export function StartsMark() {
  const { t } = useWords();
  return (
    <Tip text={t('kit.startsTip')} side="left">
      <span className="player-first">{t('kit.starts')}</span>
    </Tip>
  );
}

/** Panel with everything public about a player. A pill that doesn't fit beside the name is hidden. */
export function PlayerPanel({ playerID, starts, top, line, counts, children }: PlayerPanelProps) {
  const { t } = useWords();
  const { current, viewer } = usePlayers();
  const { player, mark } = useSeats();
  const { name, colour } = player(playerID);
  const acts = current === playerID;
  return (
    <section
      className={`player player-${colour}${acts ? ' player-acting' : ''}`}
      data-testid={`player-${playerID}`}
      data-action={`player-${playerID}`}
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
          {!acts && starts && <StartsMark />}
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
