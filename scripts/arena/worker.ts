import { playMatch } from './match';
import { answerTasks } from './workerThread';

answerTasks(playMatch);
