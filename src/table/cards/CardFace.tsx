import type { CSSProperties, ReactNode } from 'react';

type CardFaceProps = {
  /** Of the band; absent: a class of the game's css gives `--family`. */
  readonly colour?: string;
  readonly className?: string;
  /** The kind of card in the band, and the set that it belongs to. */
  readonly kind: string;
  readonly set: string;
  /** The card's number, and at the right a note, such as that its values are ours. */
  readonly id: string;
  readonly note: string | null;
  readonly children: ReactNode;
};

/** The full face of a card: a band, what the game draws, a foot. */
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
