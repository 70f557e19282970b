/** The games that came after the first: the pages of the house are looked at with that one (`axe.test.ts`). */
import { own as kilia } from '../../scripts/games/kilia/screens';
import { own as terramara } from '../../scripts/games/terramara/screens';
import { hasNoFaultForAxe } from './axeContract';

hasNoFaultForAxe('kilia', async () => kilia);
hasNoFaultForAxe('terramara', async () => terramara);
