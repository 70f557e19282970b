/** A thing that is shown because it was asked for, until it is closed. */
import { createContext, useContext } from 'react';
import { needed } from '../context';

export type Ask = (link: string | null) => void;

export const AskedContext = createContext<string | null>(null);
export const AskContext = createContext<Ask | null>(null);

export const useAsked = (): string | null => useContext(AskedContext);
/** Shows what has to do with a thing: "Where do I get this?" Null: no more. */
export const useAsk = (): Ask => needed(useContext(AskContext), 'useAsk');
