import { inject } from 'vitest';
import { own } from '../../../scripts/games/cherez-ural/screens';
import { axeFindsNothing, dialogsIn } from './axeContract';

axeFindsNothing('cherez-ural', {
  screens: () => own,
  url: () => inject('url'),
  shows: [
    ...dialogsIn('src/games/cherez-ural/ui'),
    ...['keys-dialog', 'gold-dialog', 'hand-over', 'coach', 'review', 'plan', 'story', 'broken-game'],
  ],
});
