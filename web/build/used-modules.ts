import { dirname, join } from 'node:path';
import { parseSync, type Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The name that an import or a re-export takes, and where from. */
interface NamedImport {
  name: string;
  source: string;
}

/** Returns the modules that a module uses. */
export type UsedModules = (id: string) => readonly string[];

/**
 * Returns a function that lists the modules which a module uses.
 * The index of a library leads only to the files whose names are imported: the bundler leaves out the others.
 */
export function usedModules(graph: Graph): UsedModules {
  const known = new Map<string, readonly string[]>();
  const indexes = new Map<string, ReadonlyMap<string, string>>();
  const indexOf = (id: string): ReadonlyMap<string, string> => {
    const index = indexes.get(id) ?? readIndex(id, graph);
    indexes.set(id, index);
    return index;
  };
  const find: UsedModules = (id) => {
    const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {};
    if (!code) return importedIds;
    return importedIds.flatMap((imported) => {
      const index = indexOf(imported);
      if (index.size === 0) return imported;
      const names = namedImports(code).filter(({ source }) => imported.includes(`/node_modules/${source}/`));
      return names.length > 0 ? names.map(({ name }) => index.get(name) ?? imported) : imported;
    });
  };
  return (id) => {
    const modules = known.get(id) ?? find(id);
    known.set(id, modules);
    return modules;
  };
}

/** Returns the file of each name that the index of a library exports; nothing for other modules. */
function readIndex(id: string, graph: Graph): ReadonlyMap<string, string> {
  const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {};
  if (!code || !/\/node_modules\/.*\/index\.m?js$/.test(id)) return new Map();
  const files = new Set(importedIds);
  const names = namedImports(code).map(({ name, source }): [string, string] => [name, join(dirname(id), source)]);
  return new Map(names.filter(([, file]) => files.has(file)));
}

function namedImports(code: string): NamedImport[] {
  const { staticImports, staticExports } = parseSync('module.js', code).module;
  const imports = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => ({ name: importName.name ?? '', source: moduleRequest.value })),
  );
  const exports = staticExports.flatMap(({ entries }) =>
    entries.map(({ importName, moduleRequest }) => ({
      name: importName.name ?? '',
      source: moduleRequest?.value ?? '',
    })),
  );
  return [...imports, ...exports];
}
