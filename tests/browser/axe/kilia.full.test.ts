import { inject } from 'vitest';
import { own } from '../../../scripts/games/kilia/screens';
import { axeFindsNothing, dialogsIn } from './axeContract';

axeFindsNothing('kilia', {
  screens: () => own,
  url: () => inject('url'),
  shows: [...dialogsIn('src/games/kilia/ui'), ...['keys-dialog', 'coach', 'review', 'plan', 'story']],
});
