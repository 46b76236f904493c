import { createContext } from 'react';

/** The name of the app, which ends the title of every window. */
export const AppNameContext = createContext('');
