import { linkParts } from '../../../../table/links/linkParts';
import { linkSayer } from '../../text/linkWords';
import { sayer } from '../../text/textTableWords';
import { linksOf, MARKS } from '../../view-model/links/links';
import { useTable } from '../context';
import { StepIcon } from '../log/StepIcon';

export const { Links, FaceLinks } = linkParts({
  useTable,
  sayer: linkSayer,
  linksOf: (table, words) => linksOf({ ...table, say: sayer(table.language) }, words),
  marks: MARKS,
  Icon: StepIcon,
});
