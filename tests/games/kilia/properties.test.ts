/** Kilia passes what every game passes. */

import { speaksEveryLanguage } from '../shared/offer';
import { plansAhead } from '../shared/plans';
import { holdsItsProperties } from '../shared/properties';
import { kiliaContract } from './contract';

holdsItsProperties(kiliaContract);
plansAhead(kiliaContract);
speaksEveryLanguage(kiliaContract);
