import { holdsItsProperties } from '../shared/properties';
import { terramaraContract } from './contract';

holdsItsProperties(terramaraContract);
