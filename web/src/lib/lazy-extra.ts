import { lazy, type ComponentType } from 'react';

/** An optional component in its own chunk: if it fails to load, nothing is shown. */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => nothing) }));
}
