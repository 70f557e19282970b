import { createContext, useContext } from 'react';

/** The table's own element: tips and dialogs open inside it, so that they wear its season's colours. */
export const PortalContext = createContext<HTMLElement | null>(null);
export const usePortal = (): HTMLElement | null => useContext(PortalContext);
