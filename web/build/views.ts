import type { Rolldown } from 'vite';
import { SCREENS, type Screen } from '../../openapi/generated/screens.ts';
import { findAppPages } from './app-pages.ts';
import type { UsedModules } from './used-modules.ts';

/** Something that the app shows, and the modules that are loaded by then. */
export interface View {
  /** The module that shows it. */
  id: string;
  /** `page`: signed in, without the menu; `shell`: with the menu; `later`: what opens on a screen. */
  kind: 'guest' | 'shop' | 'page' | 'shell' | 'later';
  loads: ReadonlySet<string>;
}

/** Finds everything that the app loads by `import()`. */
export function findViews(graph: Rolldown.PluginContext, used: UsedModules): View[] {
  const ids = [...graph.getModuleIds()];
  const entry = ids.filter((id) => graph.getModuleInfo(id)?.isEntry);
  const openersOf = (id: string): readonly string[] => graph.getModuleInfo(id)?.dynamicImporters ?? [];
  const after = (...roots: string[]): ReadonlySet<string> => reachableFrom([...entry, ...roots], used);

  const { guest, shop, area, shell, screens } = findAppPages(graph);
  const framesOf = { page: [], shell: [shell], modal: [shell, screens.get('dashboard')!] };
  const first: View[] = [
    ...guest.map((id): View => ({ id, kind: 'guest', loads: after(id) })),
    { id: shop, kind: 'shop', loads: after(shop) },
    ...[...screens].map(([name, id]): View => {
      const { frame }: Screen = SCREENS[name];
      return { id, kind: frame === 'page' ? 'page' : 'shell', loads: after(...area, ...framesOf[frame], id) };
    }),
  ];
  const known = new Set([...first.map(({ id }) => id), ...area, shell]);
  const later = ids.filter((id) => !known.has(id) && openersOf(id).length > 0);
  return [
    ...first,
    ...later.map((id): View => {
      const below = first.filter(({ loads }) => openersOf(id).some((opener) => loads.has(opener)));
      const before = below.length > 0 ? loadedByAll(below) : after(...area);
      return { id, kind: 'later', loads: new Set([...before, ...reachableFrom([id], used)]) };
    }),
  ];
}

function loadedByAll([one, ...others]: readonly View[]): ReadonlySet<string> {
  return new Set([...one!.loads].filter((id) => others.every(({ loads }) => loads.has(id))));
}

function reachableFrom(roots: readonly string[], used: UsedModules): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const next of used(id)) visit(next);
  };
  for (const root of roots) visit(root);
  return seen;
}
