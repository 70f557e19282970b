import { answerTasks } from '../arena/workerThread';
import { playGame } from './game';

answerTasks(playGame);
