import { useMemo } from 'react';
import { LinkLines } from '../../../../table/links/LinkLines';
import { Links as Shown } from '../../../../table/links/Links';
import { linksOf, MARKS } from '../../position/links';
import { linkSayer } from '../../text/links/index';
import { useTable } from '../context';
import { StepIcon } from '../log/StepIcon';

function useLinkOf() {
  const table = useTable();
  const words = linkSayer(table.language);
  return useMemo(() => linksOf(table, words), [table, words]);
}

/** What has to do with what is looked at. */
export const Links = () => <Shown linkOf={useLinkOf()} marks={MARKS} Icon={StepIcon} />;

/** The same below a face that is shown anyway. */
export function FaceLinks({ link }: { readonly link: string }) {
  const card = useLinkOf()(link);
  return card === null ? null : (
    <div className="face-links">
      <LinkLines card={card} />
    </div>
  );
}
