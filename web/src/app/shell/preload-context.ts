import { createContext } from 'react';

/** Loads the screens of a path; the menu calls it when somebody is about to follow a link. */
export const PreloadContext = createContext<(path: string) => Promise<void>>(async () => {});
