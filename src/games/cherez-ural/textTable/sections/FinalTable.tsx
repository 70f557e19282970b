import { FinalGrid } from '../../../../table/text/FinalGrid';
import { finalStanding } from '../../position/finalStanding';
import { useText } from '../context';

/** Who won, and where everyone's gold came from. */
export function FinalTable() {
  const position = useText();
  const { say, seat } = position;
  return (
    <FinalGrid
      {...finalStanding(position)}
      nameOf={(id) => seat(id).name}
      corner={say('source')}
      sum={say('sum')}
    />
  );
}
