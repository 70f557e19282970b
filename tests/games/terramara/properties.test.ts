import { plansAhead } from '../shared/plans';
import { holdsItsProperties } from '../shared/properties';
import { terramaraContract } from './contract';

holdsItsProperties(terramaraContract);
plansAhead(terramaraContract);
