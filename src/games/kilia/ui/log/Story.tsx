import { Story as Told } from '../../../../table/story/Story';
import { useLog } from './Log';
import { StepIcon } from './StepIcon';

/** What happened last, beside the board. */
export const Story = () => <Told turns={useLog().turns} Icon={StepIcon} />;
