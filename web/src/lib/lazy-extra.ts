import { lazy, type ComponentType } from 'react';

/** A component in a chunk of its own that its screen can do without: where it cannot be loaded, nothing is shown. */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => nothing) }));
}
