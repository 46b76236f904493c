// Refuses a cycle among areas of one folder, which files that import each other in no circle can still form.
import { readdirSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { fail, inRoot } from './lib/project.mjs';

/** Folders whose subfolders are areas. Boundaries order the folders themselves. */
const ROOTS = ['web/src/domain', 'simulator/src/domain', 'simulator/src/reactions', 'simulator/src/modules'];
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)'((?:@|\.{1,2})\/[^']+)'/g;

/** Returns the area of a path below a root, or undefined for a path elsewhere. */
const getArea = (root, path) =>
  path.startsWith(`${root}/`) ? path.slice(root.length + 1).match(/^([^/]+)\//)?.[1] : undefined;

/** Returns, for each area of a root, the areas that it imports and one file of it that does so. */
function listArrows(root) {
  const found = new Map();
  for (const entry of readdirSync(inRoot(root), { recursive: true })) {
    const file = posix.join(root, entry.split(sep).join('/'));
    const from = getArea(root, file);
    if (from === undefined || !/(?<![.]test)[.]tsx?$/.test(file)) continue;
    for (const [, name] of readFileSync(inRoot(file), 'utf8').matchAll(IMPORT)) {
      const target = name.startsWith('@/') ? `web/src/${name.slice(2)}` : posix.join(posix.dirname(file), name);
      const to = getArea(root, target);
      if (to === undefined || to === from) continue;
      if (!found.has(from)) found.set(from, new Map());
      found.get(from).set(to, file);
    }
  }
  return found;
}

/** Returns one sentence for each cycle found on the way down from each area. */
function listCycles(root) {
  const graph = listArrows(root);
  const sound = new Set();
  const cycles = [];
  const visit = (area, above) => {
    if (sound.has(area)) return;
    const line = [...above, area];
    for (const [next, file] of graph.get(area) ?? []) {
      if (line.includes(next)) {
        const circle = [...line.slice(line.indexOf(next)), next];
        cycles.push(`${file}: areas of ${root} form a cycle: ${circle.join(' → ')}`);
      } else visit(next, line);
    }
    sound.add(area);
  };
  for (const area of graph.keys()) visit(area, []);
  return cycles;
}

const cycles = ROOTS.flatMap(listCycles);
if (cycles.length > 0) fail(cycles.join('\n'));
