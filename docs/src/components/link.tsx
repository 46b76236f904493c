import type { ReactNode } from 'react';
import { useHref } from '../site/page.ts';

interface LinkProps {
  /** Page or file, from the root of the site. */
  to: string;
  className?: string;
  /** Whether it is the page that is shown. */
  current?: boolean;
  download?: boolean;
  children: ReactNode;
}

/** A link to a page or file of the site. */
export function Link({ to, className, current, download, children }: LinkProps) {
  return (
    <a href={useHref()(to)} className={className} download={download} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  );
}
