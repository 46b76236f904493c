/** Resolves after the page has shown what the last action did: nobody acts twice within one picture. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
