import { createContext, type ReactNode } from 'react';

/** Shown in the place of a part that can't be loaded, with a way to try again. Null: the page shows it elsewhere. */
export const MissingPartContext = createContext<ReactNode>(null);
