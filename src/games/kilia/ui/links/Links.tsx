import { linkParts } from '../../../../table/links/linkParts';
import { linkSayer } from '../../text/links/index';
import { linksOf, MARKS } from '../../view-model/links';
import { useTable } from '../context';
import { StepIcon } from '../log/StepIcon';

export const { Links, FaceLinks } = linkParts({
  useTable,
  sayer: linkSayer,
  linksOf,
  marks: MARKS,
  Icon: StepIcon,
});
