import { playMatch } from './match';
import { answerTasks } from './worker-thread';

answerTasks(playMatch);
