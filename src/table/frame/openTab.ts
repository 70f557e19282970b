import { createContext, useContext } from 'react';

/** Opens a tab of the phone's sheet by id. Does nothing in layouts without tabs. */
export const OpenTabContext = createContext<(tab: string) => void>(() => {});

export const useOpenTab = () => useContext(OpenTabContext);
