import { inject } from 'vitest';
import { own } from '../../../scripts/games/terramara/screens';
import { axeFindsNothing, dialogsIn } from './axeContract';

/** The choice dialogs' test ids are built from the kind of choice. */
const CHOICES = ['gain', 'convert', 'loot', 'swap', 'pay', 'choose'].map((kind) => `${kind}-dialog`);

axeFindsNothing('terramara', {
  screens: () => own,
  url: () => inject('url'),
  shows: [
    ...dialogsIn('src/games/terramara/ui'),
    ...['keys-dialog', 'gold-dialog', 'coach', 'review', 'plan', 'story', ...CHOICES],
  ],
});
