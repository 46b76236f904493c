import { createElement, use, type ComponentType } from 'react';

export interface LazyPage {
  (): React.JSX.Element;
  /** Loads the chunk; once it is here the page renders without suspending. */
  preload(): Promise<unknown>;
}

/**
 * A page in a chunk of its own. Unlike `React.lazy` it renders at once when its chunk was preloaded
 * (React may hold a lazy reveal back for 300 ms).
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | null = null;
  let loading: Promise<ComponentType> | null = null;
  const preload = () => {
    loading ??= load().then(
      (module) => (loaded = module.default),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  function Page() {
    return createElement(loaded ?? use(preload()));
  }
  return Object.assign(Page, { preload });
}
