import type { NavGroup, NavItem, NavSection } from './nav.tsx';
import type { Contract, Reference } from '../contract/reference.ts';
import type { Page } from './page.ts';
import { splitWords } from './words.ts';

/** Returns the menu. @throws Error for an entry without a page */
export function listSections({ http, printers, control }: Contract, pages: readonly Page[]): NavSection[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const item = (to: string, title?: string): NavItem => {
    const page = byPath.get(to);
    if (!page) throw new Error(`The menu names ${to}, which is no page`);
    return { title: title ?? page.title, to };
  };
  const pagesIn = (folder: string, first: string): NavItem[] =>
    pages.filter(({ path }) => path.startsWith(`${folder}/`) && path !== first).map(({ path }) => item(path));
  return [
    {
      id: 'start',
      title: 'Start here',
      items: [
        item('index.html', 'Overview'),
        ...['first-ticket', 'first-message', 'first-print', 'testers', 'developers', 'staff'].map((name) =>
          item(`${name}.html`),
        ),
      ],
    },
    {
      id: 'http',
      title: 'HTTP API',
      items: [item('http/index.html', 'Introduction'), item('permissions.html')],
      groups: [...tagsOf(http), { id: 'schemas', title: 'Schemas', to: 'schemas/index.html', items: [] }],
    },
    { id: 'errors', title: 'Errors', items: [item('errors/index.html')] },
    { id: 'workflows', title: 'Workflows', items: [item('workflows/index.html')] },
    {
      id: 'realtime',
      title: 'Realtime',
      items: [item('realtime/index.html', 'The channel'), ...pagesIn('realtime', 'realtime/index.html')],
    },
    {
      id: 'printers',
      title: 'Printers',
      items: [item('printers/index.html', 'Introduction')],
      groups: [
        ...tagsOf(printers),
        { id: 'printer-schemas', title: 'Schemas', to: 'printer-schemas/index.html', items: [] },
      ],
    },
    {
      id: 'control',
      title: 'Control plane',
      items: [item('control/index.html', 'Introduction')],
      groups: [
        ...tagsOf(control),
        { id: 'control-schemas', title: 'Schemas', to: 'control-schemas/index.html', items: [] },
      ],
    },
    {
      id: 'rules',
      title: 'Rules and prices',
      items: [
        item('rules/calculator.html'),
        item('rules/index.html', 'All rules'),
        item('vectors.html'),
        ...pagesIn('rules', 'rules/index.html').filter(({ to }) => to !== 'rules/calculator.html'),
      ],
    },
    {
      id: 'packages',
      title: 'Packages',
      items: [item('packages/index.html', 'All packages'), ...pagesIn('packages', 'packages/index.html')],
    },
    {
      id: 'about',
      title: 'Reference',
      items: ['glossary', 'events', 'downloads', 'changelog'].map((name) => item(`${name}.html`)),
    },
  ];
}

const tagsOf = ({ document, operations, folder }: Reference): NavGroup[] =>
  document.tags.map(({ name }) => ({
    id: name,
    title: splitWords(name),
    to: `${folder}/${name}.html`,
    items: operations
      .filter(({ tag }) => tag === name)
      .map(({ id, method, summary }) => ({ title: summary, to: `${folder}/${id}.html`, method })),
  }));
