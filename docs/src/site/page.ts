import { createContext, type ReactNode, useContext } from 'react';

/** What the search finds. */
export interface SearchEntry {
  /** `Operation`, `Code`, `Field`, … */
  kind: string;
  title: string;
  /** Shown below the title, and searched. */
  text: string;
  /** Path with an anchor, from the root of the site. */
  to: string;
}

/** A page of the site. */
export interface Page {
  /** From the root of the site: `http/refundTicket.html`. */
  path: string;
  title: string;
  /** One sentence for lists and search engines. */
  summary: string;
  /** Id of its section in the menu. */
  section: string;
  /** Id of its group in the section, such as a tag. */
  group?: string;
  body: ReactNode;
  /** The third column of wide screens. */
  aside?: ReactNode;
  search?: SearchEntry[];
}

/** Path of the page that is rendered. */
export const PagePath = createContext('index.html');

/** Returns the address of a page or file of the site, as seen from another page. */
export function relativeTo(from: string, to: string): string {
  if (/^(https?:|mailto:|#)/.test(to)) return to;
  const [path = '', anchor] = to.split('#');
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (path === from && hash) return hash;
  return `${'../'.repeat(from.split('/').length - 1)}${path}${hash}` || './';
}

/** Returns a function that gives the address of a page or file of the site on this page. */
export function useHref(): (to: string) => string {
  const from = useContext(PagePath);
  return (to) => relativeTo(from, to);
}
