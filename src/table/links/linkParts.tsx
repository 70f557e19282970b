import { useMemo } from 'react';
import type { LinkOf } from '../../game-api/links';
import type { Language } from '../../language/language';
import type { StepIcon } from '../story/context';
import { LinkLines } from './LinkLines';
import { Links as Shown } from './Links';
import { linesOf, type Marks } from './link';
import { WhereGet } from './WhereGet';

type OwnLinks<Table, Words, Link extends string> = {
  readonly useTable: () => Table;
  /** Returns the texts of links, which load together with them. */
  readonly sayer: (language: Language) => Words;
  readonly linksOf: (table: Table, words: Words) => LinkOf<Link>;
  readonly marks: Marks;
  readonly Icon: StepIcon;
};

/** Creates the parts that show links from a game's description of each thing. */
export function linkParts<Table extends { readonly language: Language }, Words, Link extends string>(
  own: OwnLinks<Table, Words, Link>,
) {
  function useLinkOf(): LinkOf<Link> {
    const table = own.useTable();
    const words = own.sayer(table.language);
    return useMemo(() => own.linksOf(table, words), [table, words]);
  }
  return {
    /** The `Links` part of a table */
    Links: () => <Shown linkOf={useLinkOf()} marks={own.marks} Icon={own.Icon} />,
    /** The link card below a card face that is already shown */
    FaceLinks: ({ link }: { readonly link: Link }) => {
      const card = useLinkOf()(link);
      return card === null ? null : (
        <div className="face-links">
          <LinkLines card={card} most={linesOf(card)} />
          {card.asks !== undefined && <WhereGet link={card.asks} />}
        </div>
      );
    },
  };
}
