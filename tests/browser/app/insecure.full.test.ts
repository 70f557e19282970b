import { describe } from 'vitest';
import { worksInsecurely } from './insecureSite';

describe.each(['cherez-ural', 'terramara'])('%s without a secure context', worksInsecurely);
