import { createContext, type ReactNode } from 'react';

/** Shown instead of a part that can't be loaded, with a button to try again. Null: the page shows it elsewhere. */
export const MissingPartContext = createContext<ReactNode>(null);
