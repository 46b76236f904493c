// Refuses a cycle among the areas of web/src/domain, which files that import each other in no circle can still form.
import { readdirSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { fail, inRoot } from './lib/project.mjs';

const ROOT = 'web/src/domain';
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)'((?:@|\.{1,2})\/[^']+)'/g;

/** Returns the area of a path from `web/src/domain`, or undefined for a path elsewhere. */
const areaOf = (path) => (path.startsWith(`${ROOT}/`) ? path.slice(ROOT.length + 1).split('/')[0] : undefined);

/** Returns, for each area, the areas that it imports and one file of it that does so. */
function arrows() {
  const found = new Map();
  for (const entry of readdirSync(inRoot(ROOT), { recursive: true })) {
    const file = posix.join(ROOT, entry.split(sep).join('/'));
    if (!/(?<![.]test)[.]tsx?$/.test(file)) continue;
    for (const [, name] of readFileSync(inRoot(file), 'utf8').matchAll(IMPORT)) {
      const target = name.startsWith('@/') ? `web/src/${name.slice(2)}` : posix.join(posix.dirname(file), name);
      const [from, to] = [areaOf(file), areaOf(target)];
      if (to === undefined || to === from) continue;
      if (!found.has(from)) found.set(from, new Map());
      found.get(from).set(to, file);
    }
  }
  return found;
}

const graph = arrows();
const sound = new Set();

/** Looks for a way from an area back to one above it. */
function visit(area, above) {
  if (sound.has(area)) return;
  for (const [next, file] of graph.get(area) ?? []) {
    const line = [...above, area];
    if (line.includes(next))
      fail(`${file}: areas of ${ROOT} form a cycle: ${[...line.slice(line.indexOf(next)), next].join(' → ')}`);
    visit(next, line);
  }
  sound.add(area);
}

for (const area of graph.keys()) visit(area, []);
