import type { CSSProperties, ReactNode } from 'react';

type CardFaceProps = {
  /** Colour of the band. If omitted, a class in the game's CSS sets `--family`. */
  readonly colour?: string;
  readonly className?: string;
  /** Texts in the band: the kind of card and its set */
  readonly kind: string;
  readonly set: string;
  /** Texts in the footer: the card's number, and at the right a note on the origin of its values */
  readonly id: string;
  readonly note: string | null;
  readonly children: ReactNode;
};

/** A full card face: band, the game's drawing, footer */
export function CardFace({ colour, className = '', kind, set, id, note, children }: CardFaceProps) {
  return (
    <article
      className={`face ${className}`}
      style={colour === undefined ? undefined : ({ '--family': colour } as CSSProperties)}
    >
      <header className="face-band">
        <span>{kind}</span>
        <span className="face-set">{set}</span>
      </header>
      {children}
      <footer className="face-foot">
        <span>{id}</span>
        <span>{note}</span>
      </footer>
    </article>
  );
}
