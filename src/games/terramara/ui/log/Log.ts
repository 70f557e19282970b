import { logParts } from '../../../../table/log/logParts';

// Loaded late, because a table before its first move has no log.
export const { Log, Story, Told } = logParts(
  async () => (await import('./useLog')).useLog,
  async () => (await import('./StepIcon')).StepIcon,
);
