import { createContext } from 'react';

/** Loads the screens of a path; the menu calls it when a link is about to be followed. */
export const PreloadContext = createContext<(path: string) => Promise<void>>(async () => {});
