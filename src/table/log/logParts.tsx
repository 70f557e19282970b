import { later } from '../painting/later';
import type { StepIcon } from '../story/context';
import { LogPanel } from './LogPanel';
import type { LogAtTable } from './toldTurns';

const LastTurn = later(async () => (await import('../story/Story')).Story);

/** The log, and the last turn beside the board, out of what a game tells. `useLog` gives the same while nothing is told
 *  anew. */
export const logParts = (useLog: () => LogAtTable, Icon: StepIcon) => ({
  Log: () => <LogPanel {...useLog()} Icon={Icon} />,
  Story: () => {
    const { turns } = useLog();
    return turns.length === 0 ? null : <LastTurn turns={turns} Icon={Icon} />;
  },
});
