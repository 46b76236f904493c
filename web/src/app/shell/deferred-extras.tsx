import { Suspense } from 'react';
import { useAfterLoad } from '@/lib/after-load.ts';
import { lazyExtra } from '@/lib/lazy-extra.ts';

const EXTRAS = {
  bar: lazyExtra(async () => (await import('./shell-extras.tsx')).BarExtras),
  screen: lazyExtra(async () => (await import('./shell-extras.tsx')).ScreenExtras),
};

/** Parts of the shell that no first paint needs; their code comes after it. */
export function DeferredExtras({ of }: { of: keyof typeof EXTRAS }) {
  const Extras = EXTRAS[of];
  return <Suspense>{useAfterLoad() ? <Extras /> : null}</Suspense>;
}
