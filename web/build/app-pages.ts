import type { Rolldown } from 'vite';
import { SCREENS, type ScreenName } from '../../openapi/generated/screens.ts';

/** The modules that the app loads by `import()`, by what they show. */
export interface AppPages {
  /** The sign-in page and the pages of the operator: no session and no shop. */
  guest: string[];
  shop: string;
  /** What every signed-in screen loads first. */
  area: string[];
  /** Header and side menu. */
  shell: string;
  screens: ReadonlyMap<ScreenName, string>;
}

const DOORS = '/app/public-pages.ts';

/** Finds the pages in the module graph: those of `public-pages.ts`, and one for each `*.screen.ts`. */
export function findAppPages(graph: Rolldown.PluginContext): AppPages {
  const doors = [...graph.getModuleIds()].find((id) => id.endsWith(DOORS));
  const open = doors ? (graph.getModuleInfo(doors)?.dynamicallyImportedIds ?? []) : [];
  const one = (end: string, among: readonly string[]): string =>
    among.find((id) => id.endsWith(end)) ?? graph.error(`No module ${end} is imported by ${DOORS}`);
  const screens = one('/area/screens.ts', open);
  return {
    guest: open.filter((id) => id.endsWith('.page.tsx')),
    shop: one('/shop.tsx', open),
    area: [one('/area/area.tsx', open), screens],
    shell: one('/shell.tsx', graph.getModuleInfo(screens)?.dynamicallyImportedIds ?? []),
    screens: findScreens(graph),
  };
}

function findScreens(graph: Rolldown.PluginContext): AppPages['screens'] {
  const pages = new Map<ScreenName, string>();
  for (const id of graph.getModuleIds()) {
    if (!id.endsWith('.screen.ts')) continue;
    const { code, dynamicallyImportedIds } = graph.getModuleInfo(id) ?? {};
    const name = /defineScreen\(["'](\w+)["']/.exec(code ?? '')?.[1];
    const page = dynamicallyImportedIds?.[0];
    if (name && page) pages.set(name as ScreenName, page);
  }
  for (const name of Object.keys(SCREENS) as ScreenName[])
    if (!pages.has(name)) graph.error(`screens.yaml: ${name} has no features/**/*.screen.ts that defines it`);
  return pages;
}
