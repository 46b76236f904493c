import { readdirSync } from 'node:fs';
import { Link } from '../components/link.tsx';
import { anchorOf, Markdown } from '../components/markdown.tsx';
import { inRepository, readText } from '../contract/documents.ts';
import type { Page, SearchEntry } from '../site/page.ts';

/** A text of the repository that is a page of the site. */
interface Text {
  /** From the root of the repository. */
  file: string;
  path: string;
  title: string;
  section: string;
}

/** READMEs, glossary and other texts that are kept where they belong, and shown here too. */
const TEXTS: readonly Text[] = [
  { file: 'client/README.md', path: 'packages/client.html', title: '@muara/client', section: 'packages' },
  { file: 'openapi/README.md', path: 'packages/contract.html', title: '@muara/contract', section: 'packages' },
  { file: 'simulator/README.md', path: 'packages/simulator.html', title: '@muara/simulator', section: 'packages' },
  {
    file: 'printer-sim/README.md',
    path: 'packages/printer-sim.html',
    title: '@muara/printer-sim',
    section: 'packages',
  },
  { file: 'openapi/GLOSSARY.md', path: 'glossary.html', title: 'Glossary', section: 'about' },
  { file: 'simulator/EVENTS.md', path: 'events.html', title: 'Events', section: 'about' },
  { file: 'openapi/vectors/README.md', path: 'vectors.html', title: 'Test vectors', section: 'rules' },
  { file: 'CHANGELOG.md', path: 'changelog.html', title: 'Changelog', section: 'about' },
  {
    file: 'docs/content/first-ticket.md',
    path: 'first-ticket.html',
    title: 'Sell your first ticket',
    section: 'start',
  },
  {
    file: 'docs/content/first-message.md',
    path: 'first-message.html',
    title: 'Hear of every sale',
    section: 'start',
  },
  { file: 'docs/content/first-print.md', path: 'first-print.html', title: 'Print a ticket', section: 'start' },
  { file: 'docs/content/testers.md', path: 'testers.html', title: 'Test with worlds', section: 'start' },
  { file: 'docs/content/developers.md', path: 'developers.html', title: 'Work on Muara', section: 'start' },
  { file: 'docs/content/staff.md', path: 'staff.html', title: 'Learn the screens', section: 'start' },
];

/** Returns the pages whose texts are Markdown. */
export const textPages = (): Page[] => TEXTS.map(textPage);

function textPage({ file, path, title, section }: Text): Page {
  const text = readText(file);
  return {
    path,
    title,
    summary: firstSentence(text),
    section,
    search: [
      { kind: 'Page', title, text: firstSentence(text), to: path },
      ...headings(text, title, path),
      ...terms(text, file, path),
    ],
    body: <Markdown text={text} resolve={(href) => resolveLink(file, href)} />,
  };
}

/** Returns the address of a link in a text; undefined for a file that the site does not have. */
function resolveLink(file: string, href: string): string | undefined {
  if (/^(https?:|mailto:|#)/.test(href) || file.startsWith('docs/content/')) return href;
  const { pathname, hash } = new URL(href, `file:///${file}`);
  const target = pathname.slice(1).replace(/\/$/, '');
  const page = TEXTS.find((one) => one.file === target || one.file === `${target}/README.md`);
  return page && page.path + hash;
}

const headings = (text: string, title: string, path: string): SearchEntry[] =>
  [...withoutCode(text).matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => ({
    kind: 'Section',
    title: heading.replaceAll(/[`*]/g, ''),
    text: title,
    to: `${path}#${anchorOf(heading)}`,
  }));

/** Terms of the glossary. */
const terms = (text: string, file: string, path: string): SearchEntry[] =>
  file.endsWith('GLOSSARY.md')
    ? [...text.matchAll(/^\| \*\*(.+?)\*\* \| (.+?) \|/gm)].map(([, term = '', meaning = '']) => ({
        kind: 'Term',
        title: term,
        text: meaning,
        to: path,
      }))
    : [];

const withoutCode = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, '');

const firstSentence = (text: string): string =>
  (/^(?!#|```|\||!\[)\S.*(?:\n\S.*)*/m.exec(withoutCode(text))?.[0] ?? '').split(/(?<=\.)\s/)[0]!.replaceAll('\n', ' ');

/** Returns the list of packages. */
export function packagesPage(): Page {
  return {
    path: 'packages/index.html',
    title: 'Packages',
    summary: 'What you can install.',
    section: 'packages',
    search: [{ kind: 'Page', title: 'Packages', text: 'What you can install', to: 'packages/index.html' }],
    body: (
      <>
        <h1>Packages</h1>
        <p className="lead">ES modules with types, for Node 20.19 and newer and for bundlers.</p>
        <ul className="cards">
          {TEXTS.filter(({ section }) => section === 'packages').map(({ file, path, title }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
              <p>{firstSentence(readText(file)) || title}</p>
            </li>
          ))}
        </ul>
      </>
    ),
  };
}

/** Returns the names of the vector files. */
export const vectorFiles = (): string[] =>
  readdirSync(inRepository('openapi/vectors'))
    .filter((file) => file.endsWith('.json'))
    .toSorted();
