import type { CSSProperties, ReactNode } from 'react';
import { Glyph } from '../controls/Glyph';
import { Tip } from '../controls/Tip';

type SmallCardProps = {
  readonly id: string;
  /** Of the card's left edge. */
  readonly colour: string;
  /** A word for css and tests: `card-ready`, `data-state`. */
  readonly state: string;
  readonly title: string;
  readonly place: string;
  readonly deal: ReactNode;
  /** How far it is; null: nothing is to be said. */
  readonly foot: ReactNode;
  /** Its full face, shown on demand. */
  readonly face: ReactNode;
  /** What it is called where things are linked (`game-api/links`). */
  readonly link?: string;
  readonly onPress: () => void;
};

/** A card of the hand: what it asks, where, what for, and how far it is. */
export function SmallCard(props: SmallCardProps) {
  const { id, colour, state, title, place, deal, foot, face, link, onPress } = props;
  return (
    <Tip text={face} wide>
      <button
        type="button"
        className={`card card-${state}`}
        style={{ '--family': colour } as CSSProperties}
        data-testid={`hand-${id}`}
        data-state={state}
        data-link={link}
        data-link-tip=""
        onClick={onPress}
      >
        <span className={`card-title card-title-${titleSize(title)}`}>{title}</span>
        <span className="card-place">
          <Glyph name="pin" size={13} />
          <span>{place}</span>
        </span>
        <span className="card-deal">{deal}</span>
        <span className="card-foot">{foot}</span>
      </button>
    </Tip>
  );
}

/** Long titles are set smaller, so that none is cut. A wide letter counts twice. */
function titleSize(title: string): 'plain' | 'long' | 'longer' {
  const width = [...title].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 2 : 1), 0);
  return width <= 17 ? 'plain' : width <= 20 ? 'long' : 'longer';
}
