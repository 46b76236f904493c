import { lazy, Suspense } from 'react';

const CleanHtml = lazy(async () => ({ default: (await import('./safe-html.clean.tsx')).CleanHtml }));

/** HTML that somebody has written, without what could harm (`safe-html.rules.ts`). What cleans it comes in a chunk of its own. */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <CleanHtml html={html} className={className} />
    </Suspense>
  );
}
