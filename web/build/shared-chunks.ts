import type { Plugin, Rolldown } from 'vite';
import type { ScreenName } from '../../openapi/generated/screens.ts';
import { findAppPages } from './app-pages.ts';
import { type LoadedModule, nameChunks } from './chunk-names.ts';
import { usedModules } from './used-modules.ts';

/** The screens that are opened all day. They load no module that they do not use. */
const BUSY: readonly ScreenName[] = ['pos', 'tickets'];

/** A module that this many screens use comes with what most screens use. */
const MANY_SCREENS = 12;

/** Source characters that are worth a request: about 3 KB of compressed code. */
const SMALLEST_CHUNK = 12_000;

/** Who loads modules. `many` are most screens; `rare` are the other screens and all that opens later. */
const EVERYONE = ['guest', 'shop', 'area', ...BUSY, 'many', 'rare'];
const MAIN = EVERYONE.toSorted().join('-');

/**
 * Puts modules that several screens share into chunks by who loads them (see `nameChunks`).
 * This halves the requests of a screen and compresses better. The bundler splits everything else by its importers.
 */
export function sharedChunks(): Plugin {
  let chunks: ReadonlyMap<string, string> = new Map();
  const nameOf = (id: string): string | null => chunks.get(id) ?? null;
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'main', test: (id) => nameOf(id) === MAIN },
    { name: nameOf, minShareCount: 2 },
  ];
  return {
    name: 'muara:shared-chunks',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } } },
    }),
    buildEnd(error) {
      if (!error) chunks = nameChunks(findLoadedModules(this), EVERYONE, SMALLEST_CHUNK);
    },
  };
}

/** Returns the modules that an audience needs for its first view, without those that only `rare` needs. */
function findLoadedModules(graph: Rolldown.PluginContext): LoadedModule[] {
  const ids = [...graph.getModuleIds()];
  const loads = Object.entries(findLoads(graph, ids));
  return ids.flatMap((id) => {
    const audience = loads.flatMap(([name, modules]) => (modules.has(id) ? name : []));
    if (audience.every((name) => name === 'rare')) return [];
    return { id, audience, size: graph.getModuleInfo(id)?.code?.length ?? 0 };
  });
}

/** Returns the modules that each audience has loaded when its first view is there. */
function findLoads(graph: Rolldown.PluginContext, ids: readonly string[]): Record<string, ReadonlySet<string>> {
  const { guest, shop, area, shell, screens } = findAppPages(graph);
  const used = usedModules(graph);
  const entry = ids.filter((id) => graph.getModuleInfo(id)?.isEntry);
  const after = (...roots: string[]): ReadonlySet<string> => reachableFrom([...entry, ...roots], used);

  const busy = BUSY.map((name): [string, string] => [name, screens.get(name)!]);
  const opened = ids.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const common = new Set([...guest, shop, ...area, shell, ...busy.map(([, page]) => page)]);
  const perScreen = [...screens.values()].map((page) => after(page));
  const many = ids.filter((id) => perScreen.filter((modules) => modules.has(id)).length >= MANY_SCREENS);
  return {
    guest: after(...guest),
    shop: after(shop),
    area: after(...area),
    ...Object.fromEntries(busy.map(([name, page]) => [name, after(...area, page)])),
    many: after(...area, shell, ...many),
    rare: after(...area, shell, ...opened.filter((id) => !common.has(id))),
  };
}

function reachableFrom(roots: readonly string[], used: (id: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const next of used(id)) visit(next);
  };
  for (const root of roots) visit(root);
  return seen;
}
