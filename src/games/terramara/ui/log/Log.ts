import { logParts } from '../../../../table/log/logParts';

// A table before its first move has nothing to tell.
export const { Log, Story, Told } = logParts(
  async () => (await import('./useLog')).useLog,
  async () => (await import('./StepIcon')).StepIcon,
);
