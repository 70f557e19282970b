/** Settings of the app that the table shows in its bar, because they are about what it shows of others' moves. */
import { createContext } from 'react';

export type QuickSetting = {
  readonly id: 'sound' | 'pace';
  /** Name and current value */
  readonly says: string;
  readonly value: string;
  /** Switches to the next value. */
  readonly onPress: () => void;
};

export const QuickSettingsContext = createContext<readonly QuickSetting[]>([]);
