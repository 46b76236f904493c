import { createElement, use, type ComponentType } from 'react';

export interface LazyPage {
  (): React.JSX.Element;
  /** Loads the chunk, anew when it failed before; once it is here the page renders without suspending. */
  preload(): Promise<unknown>;
}

/**
 * A page in a chunk of its own. Unlike `React.lazy` it renders at once when its chunk was preloaded
 * (React may hold a lazy reveal back for 300 ms), and a chunk that failed to load can be asked for again.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | null = null;
  let failed = false;
  let loading: Promise<ComponentType> | null = null;

  function start(): Promise<ComponentType> {
    failed = false;
    loading = load().then(({ default: page }) => (loaded = page));
    loading.catch(() => {
      failed = true;
    });
    return loading;
  }

  function Page() {
    // A failed promise is kept for rendering, so that the failure reaches the error boundary instead of starting over.
    return createElement(loaded ?? use(loading ?? start()));
  }
  return Object.assign(Page, { preload: () => (failed || !loading ? start() : loading) });
}
