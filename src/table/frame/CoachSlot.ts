import { type ReactNode, useContext } from 'react';
import { CoachContext } from '../../game-api/guide';

/** The guide's card, where it has a row of its own */
export const CoachSlot = (): ReactNode => useContext(CoachContext);
