import { readContract } from '../contract/reference.ts';
import { readProvocations } from '../contract/provoke.ts';
import { downloadsPage } from '../pages/downloads.tsx';
import { errorPages } from '../pages/errors.tsx';
import { documentPage } from '../pages/http.tsx';
import { operationPages } from '../pages/operations.tsx';
import { permissionPage } from '../pages/permissions.tsx';
import { realtimePages, realtimeSchemaPages } from '../pages/realtime.tsx';
import { rulePages } from '../pages/rules.tsx';
import { schemaPages } from '../pages/schemas.tsx';
import { startPage } from '../pages/start.tsx';
import { packagesPage, textPages } from '../pages/texts.tsx';
import { workflowPages } from '../pages/workflows.tsx';
import type { NavSection } from './nav.tsx';
import type { Page } from './page.ts';
import { listSections } from './sections.ts';

/** Returns all pages of the site, and its menu. @throws Error for a path that two pages have */
export function listPages(): { pages: Page[]; sections: NavSection[] } {
  const contract = readContract();
  const { http, printers, control } = contract;
  const pages = [
    startPage(contract),
    ...textPages(),
    documentPage(http, 'http', 'HTTP API'),
    ...operationPages(http, 'http', true),
    ...schemaPages(http, 'http', 'Schemas'),
    permissionPage(contract),
    ...errorPages(contract, readProvocations()),
    ...workflowPages(contract),
    ...realtimePages(contract),
    ...realtimeSchemaPages(contract),
    documentPage(printers, 'printers', 'Printer helpers'),
    ...operationPages(printers, 'printers', false),
    ...schemaPages(printers, 'printers', 'Schemas of the printer helpers'),
    documentPage(control, 'control', 'Control plane'),
    ...operationPages(control, 'control', false),
    ...schemaPages(control, 'control', 'Schemas of the control plane'),
    ...rulePages(),
    packagesPage(),
    downloadsPage(),
  ];
  const paths = new Set<string>();
  for (const { path } of pages) {
    if (paths.has(path.toLowerCase())) throw new Error(`Two pages have the path ${path}`);
    paths.add(path.toLowerCase());
  }
  return { pages, sections: listSections(contract, pages) };
}
