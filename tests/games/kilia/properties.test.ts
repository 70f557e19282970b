/** Kilia passes what every game passes. */

import { speaksEveryLanguage } from '../shared/offer';
import { holdsItsProperties } from '../shared/properties';
import { kiliaContract } from './contract';

holdsItsProperties(kiliaContract);
speaksEveryLanguage(kiliaContract);
