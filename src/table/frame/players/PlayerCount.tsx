import { memo, type ReactNode } from 'react';
import { Glyph, type GlyphName } from '../../controls/Glyph';
import { Tip } from '../../controls/Tip';

type PlayerStatProps = {
  /** Tip and accessible text */
  readonly words: string;
  readonly count: number;
  readonly glyph?: GlyphName;
  /** Icon that replaces the glyph */
  readonly sign?: ReactNode;
};

/** Shows with an icon how many of something a player has. */
export const PlayerStat = memo(function PlayerStat({ words, count, glyph, sign }: PlayerStatProps) {
  return (
    <Tip text={words}>
      <span className="player-stat">
        {sign ?? (glyph === undefined ? null : <Glyph name={glyph} size={14} />)}
        <span className="visually-hidden">{words}</span>
        <span aria-hidden="true">{count}</span>
      </span>
    </Tip>
  );
});

type PlayerCountProps = {
  readonly testId: string;
  readonly words: string;
  readonly count: number;
  readonly glyph: GlyphName;
  readonly onPress: () => void;
};

/** A `PlayerStat` that opens the details on click */
export const PlayerCount = ({ testId, words, count, glyph, onPress }: PlayerCountProps) => (
  <button
    type="button"
    className="hover-shaded player-count"
    data-testid={testId}
    aria-label={words}
    onClick={onPress}
  >
    <Glyph name={glyph} size={14} />
    {count}
  </button>
);
