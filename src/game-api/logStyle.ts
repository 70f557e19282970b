/** The viewer's choice of how the log and the story strip show a step. */
import { createContext } from 'react';

export const LOG_STYLES = ['sentences', 'icons'] as const;

/** `sentences`: a sentence with an icon. `icons`: icons and amounts, with the sentence as a tip. */
export type LogStyle = (typeof LOG_STYLES)[number];

export const LogStyleContext = createContext<LogStyle>('sentences');
