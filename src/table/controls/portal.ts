import { createContext, useContext } from 'react';

/** The table's root element. Tips and dialogs open inside it, so that they inherit the season's colours. */
export const PortalContext = createContext<HTMLElement | null>(null);
export const usePortal = (): HTMLElement | null => useContext(PortalContext);
