import { createElement, use, type ComponentType } from 'react';

export interface LazyPage<Props extends object = object> {
  (props: Props): React.JSX.Element;
  /** Loads the chunk, again when it failed before; once it is here the page renders without suspending. */
  preload(): Promise<unknown>;
}

/**
 * A page in a chunk of its own. Unlike `React.lazy` it renders at once when its chunk was preloaded
 * (React may hold a lazy reveal back for 300 ms), and a chunk that failed to load can be asked for again.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let failed = false;
  let loading: Promise<ComponentType<Props>> | null = null;

  function start(): Promise<ComponentType<Props>> {
    failed = false;
    const pending = load().then(({ default: page }) => page);
    loading = pending;
    pending.then(
      // React reads these fields, so that a page that is here renders without suspending.
      (value) => Object.assign(pending, { status: 'fulfilled', value }),
      () => {
        failed = true;
      },
    );
    return pending;
  }

  function Page(props: Props) {
    // A failed promise is kept for rendering, so that the failure reaches the error boundary instead of starting over.
    return createElement(use(loading ?? start()), props);
  }
  return Object.assign(Page, { preload: () => (failed || !loading ? start() : loading) });
}
