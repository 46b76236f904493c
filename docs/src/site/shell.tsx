import { Nav, type NavSection } from './nav.tsx';
import { Link } from '../components/link.tsx';
import { type Page, PagePath, useHref } from './page.ts';

/** Scripts and style sheet of every page, from the root of the site. */
export interface Assets {
  /** Chooses the colours before the first paint. */
  theme: string;
  main: string;
  style: string;
}

interface ShellProps {
  page: Page;
  sections: NavSection[];
  assets: Assets;
}

/** The site may load its own files, and call the server that it comes from. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A whole page, without its doctype. */
export function Shell({ page, sections, assets }: ShellProps) {
  return (
    <PagePath value={page.path}>
      <Html page={page} sections={sections} assets={assets} />
    </PagePath>
  );
}

function Html({ page, sections, assets }: ShellProps) {
  const href = useHref();
  return (
    <html lang="en" data-root={href('')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="description" content={page.summary} />
        <meta name="color-scheme" content="light dark" />
        <title>{page.path === 'index.html' ? 'Muara for developers' : `${page.title} · Muara`}</title>
        <script src={href(assets.theme)} />
        <link rel="stylesheet" href={href(assets.style)} />
        <link rel="icon" href={href('favicon.svg')} type="image/svg+xml" />
        <script type="module" src={href(assets.main)} />
      </head>
      <body>
        <a className="skip" href="#site-content">
          Skip to content
        </a>
        <Header />
        <div className="frame">
          <Nav sections={sections} path={page.path} section={page.section} group={page.group} />
          <main id="site-content" data-columns={page.aside ? 2 : 1} tabIndex={-1}>
            <article>{page.body}</article>
            {page.aside && (
              <aside aria-label="Examples">
                <div className="sticky">{page.aside}</div>
              </aside>
            )}
          </main>
        </div>
        <SearchDialog />
      </body>
    </html>
  );
}

function Header() {
  return (
    <header className="top">
      <button type="button" className="icon" id="menu-button" aria-expanded="false" aria-controls="site-menu">
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M3 5.5h14M3 10h14M3 14.5h14" />
        </svg>
        <span className="sr-only">Menu</span>
      </button>
      <Link to="index.html" className="brand">
        <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
          <rect width="32" height="32" rx="9" fill="#0c6472" />
          <g fill="none" strokeWidth="2.6" strokeLinecap="round">
            <path d="M5.5 14.5c3.5 0 3.5 2.5 7 2.5s3.5-2.5 7-2.5 3.5 2.5 7 2.5" stroke="#fff" />
            <path d="M5.5 20.5c3.5 0 3.5 2.5 7 2.5s3.5-2.5 7-2.5 3.5 2.5 7 2.5" stroke="#76cbd8" />
          </g>
          <circle cx="22.5" cy="8.8" r="2.6" fill="#f2b544" />
        </svg>
        <span>Muara</span> <span className="muted">Docs</span>
      </Link>
      <button type="button" className="search-button" id="search-button" aria-keyshortcuts="/">
        <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
          <circle cx="9" cy="9" r="5.5" />
          <path d="m13.5 13.5 4 4" />
        </svg>
        <span>Search</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      <button type="button" className="icon" id="theme-button">
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M16.5 12.5A7 7 0 0 1 7.5 3.500a7 7 0 1 0 9 9Z" />
        </svg>
        <span className="sr-only">Switch between light and dark</span>
      </button>
    </header>
  );
}

function SearchDialog() {
  return (
    <dialog id="site-search" aria-label="Search">
      <input
        type="search"
        role="combobox"
        aria-label="Search operations, codes, fields and rules"
        aria-controls="search-results"
        aria-expanded="false"
        aria-autocomplete="list"
        placeholder="Operation, code, field or rule"
        autoComplete="off"
        spellCheck={false}
      />
      <div id="search-results" role="listbox" aria-label="Results" />
      <p id="search-state" role="status" />
    </dialog>
  );
}
