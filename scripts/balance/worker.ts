import { answerTasks } from '../arena/worker-thread';
import { playGame } from './game';

answerTasks(playGame);
