import { type ReactNode, useContext } from 'react';
import { CoachContext } from '../../game-api/guide';

/** The guide's card, in the row reserved for it */
export const CoachSlot = (): ReactNode => useContext(CoachContext);
