import type { ReactNode } from 'react';

type CardFaceProps = {
  /** Colour of the band. If omitted, a class in the game's CSS sets `--family`. */
  readonly colour?: string;
  readonly className?: string;
  /** Texts in the band: the kind of card and its set */
  readonly kind: string;
  readonly set: string;
  /** A note in the footer on the origin of the card's values */
  readonly note: string | null;
  readonly children: ReactNode;
};

/** A full card face: band, the game's drawing, footer */
export function CardFace({ colour, className = '', kind, set, note, children }: CardFaceProps) {
  return (
    <article
      className={`face ${className}`}
      style={colour === undefined ? undefined : { '--family': colour }}
    >
      <header className="face-band">
        <span>{kind}</span>
        <span className="face-set">{set}</span>
      </header>
      {children}
      {note !== null && <footer className="face-foot">{note}</footer>}
    </article>
  );
}
