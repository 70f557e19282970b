/** Kilia passes the tests of every game. */

import { speaksEveryLanguage } from '../shared/offer';
import { plansAhead } from '../shared/plans';
import { holdsItsProperties } from '../shared/properties';
import { kiliaContract } from './contract';

holdsItsProperties(kiliaContract);
plansAhead(kiliaContract);
speaksEveryLanguage(kiliaContract);
