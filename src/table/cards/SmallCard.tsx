import type { ReactNode } from 'react';
import { Glyph } from '../controls/Glyph';
import { Tip } from '../controls/Tip';

type SmallCardProps = {
  readonly id: string;
  /** Colour of the card's left edge */
  readonly colour: string;
  /** State name for CSS (`card-ready`) and tests (`data-state`) */
  readonly state: string;
  readonly title: string;
  readonly place: string;
  readonly deal: ReactNode;
  /** Progress of the card; null shows nothing. */
  readonly foot: ReactNode;
  /** The full face, shown as a tip */
  readonly face: ReactNode;
  /** Id of the card among linked things (`game-api/links`) */
  readonly link?: string;
  readonly onPress: () => void;
};

/** A card in the hand: its task, place, reward and progress */
export function SmallCard(props: SmallCardProps) {
  const { id, colour, state, title, place, deal, foot, face, link, onPress } = props;
  return (
    <Tip text={face} wide>
      <button
        type="button"
        className={`card card-${state}`}
        style={{ '--family': colour }}
        data-testid={`hand-${id}`}
        data-action={`hand-${id}`}
        data-state={state}
        data-link={link}
        data-link-tip=""
        onClick={onPress}
      >
        <span className={`lines card-title card-title-${titleSize(title)}`}>{title}</span>
        <span className="card-place">
          <Glyph name="pin" size={13} />
          <span className="lines">{place}</span>
        </span>
        <span className="card-deal">{deal}</span>
        <span className="card-foot">{foot}</span>
      </button>
    </Tip>
  );
}

/** Returns a smaller font size for long titles, so that none is cut off. A full-width character counts twice. */
function titleSize(title: string): 'plain' | 'long' | 'longer' {
  const width = [...title].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 2 : 1), 0);
  return width <= 17 ? 'plain' : width <= 20 ? 'long' : 'longer';
}
