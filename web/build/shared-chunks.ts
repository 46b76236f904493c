import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { groupModules, type LoadedModule } from './chunk-groups.ts';
import { usedModules } from './used-modules.ts';
import { findViews, type View } from './views.ts';

/** Source characters that are worth a request: about 2.8 KB of compressed code. */
const REQUEST = 22_000;

/**
 * How much the views of a kind count together. Any other view counts one:
 * a guest has nothing in the cache yet, and the screens without a menu (till, gate scanner) are open all day.
 */
const TOGETHER: Partial<Record<View['kind'], number>> = { shell: 3, later: 1 };

/**
 * Decides which modules come in one file (see `groupModules`).
 * The bundler alone would make a file for every set of screens that share a module: up to 90 files for a screen.
 */
export function sharedChunks(): Plugin {
  let names: ReadonlyMap<string, string> = new Map();
  const groups: Rolldown.CodeSplittingGroup[] = [{ debugName: 'shared', name: (id) => names.get(id) ?? null }];
  return {
    name: 'muara:shared-chunks',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } } },
    }),
    buildEnd(error) {
      if (!error) names = nameChunks(findGroups(this));
    },
  };
}

function findGroups(graph: Rolldown.PluginContext): (readonly LoadedModule[])[] {
  const used = usedModules(graph);
  const views = findViews(graph, used);
  const weights = weigh(views);
  const modules = [...graph.getModuleIds()].flatMap((id): LoadedModule[] => {
    const audience = new Set(views.filter(({ loads }) => loads.has(id)).map((view) => view.id));
    if (audience.size === 0) return [];
    return [{ id, audience, imports: used(id), size: graph.getModuleInfo(id)?.code?.length ?? 0 }];
  });
  return groupModules(modules, { weightOf: (view) => weights.get(view)!, request: REQUEST });
}

function weigh(views: readonly View[]): ReadonlyMap<string, number> {
  const weightOf = (kind: View['kind']): number => {
    const together = TOGETHER[kind];
    return together ? together / views.filter((view) => view.kind === kind).length : 1;
  };
  return new Map(views.map(({ id, kind }) => [id, weightOf(kind)]));
}

/** Names each chunk after its largest module. */
function nameChunks(groups: readonly (readonly LoadedModule[])[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Map<string, number>();
  for (const modules of groups) {
    const largest = modules.reduce((left, right) => (right.size > left.size ? right : left));
    const name = basename(largest.id).replace(/\.\w+$/, '');
    const number = (taken.get(name) ?? 0) + 1;
    taken.set(name, number);
    for (const { id } of modules) names.set(id, number === 1 ? name : `${name}-${number}`);
  }
  return names;
}
