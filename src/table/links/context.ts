/** The link whose card was requested; it stays until it is closed. */
import { createContext, useContext } from 'react';
import { needed } from '../context';

export type Ask = (link: string | null) => void;

export const AskedContext = createContext<string | null>(null);
export const AskContext = createContext<Ask | null>(null);

export const useAsked = (): string | null => useContext(AskedContext);
/** Returns a function that shows the card of a link; null closes it. */
export const useAsk = (): Ask => needed(useContext(AskContext), 'useAsk');
