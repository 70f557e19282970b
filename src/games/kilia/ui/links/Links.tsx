import { linkParts } from '../../../../table/links/linkParts';
import { linksOf, MARKS } from '../../position/links';
import { linkSayer } from '../../text/links/index';
import { useTable } from '../context';
import { StepIcon } from '../log/StepIcon';

export const { Links, FaceLinks } = linkParts({
  useTable,
  sayer: linkSayer,
  linksOf,
  marks: MARKS,
  Icon: StepIcon,
});
