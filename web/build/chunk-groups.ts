/** A module of the app, and who loads it. */
export interface LoadedModule {
  id: string;
  /** The length of its source. */
  size: number;
  imports: readonly string[];
  /** The views that need the module: those that need its importers, and others. */
  audience: ReadonlySet<string>;
}

interface Costs {
  /** How much a view counts. */
  weightOf(view: string): number;
  /** How many characters of source are worth a request. */
  request: number;
}

/** Modules that come in one file, or in two if there are styles among them. */
interface Group {
  modules: readonly LoadedModule[];
  audience: ReadonlySet<string>;
  cost: number;
}

/** Two groups that could be one. */
interface Merger {
  parts: readonly Group[];
  whole: Group;
  saving: number;
}

/** What a merger changes: the views of both groups then load what either imports. */
interface Change {
  removed: readonly Group[];
  added: readonly Group[];
  saving: number;
}

/**
 * Divides modules into chunks.
 * Modules with the same audience come together, so no view loads what it does not need. Then groups are merged in pairs,
 * the pair that saves most first, until a merger would cost more in bytes than it saves in requests.
 */
export function groupModules(modules: readonly LoadedModule[], costs: Costs): (readonly LoadedModule[])[] {
  let groups: Group[] = [];
  let mergers: Merger[] = [];
  let change: Change | undefined = { removed: [], added: groupByAudience(modules, costs), saving: 0 };
  while (change) {
    const { removed, added }: Change = change;
    groups = groups.filter((group) => !removed.includes(group));
    mergers = mergers.filter(({ parts }) => !parts.some((part) => removed.includes(part)));
    for (const group of added) {
      mergers.push(...findMergers(group, groups, costs));
      groups.push(group);
    }
    change = findBestChange(mergers, groups, costs);
  }
  return groups.map((group) => group.modules);
}

function groupByAudience(modules: readonly LoadedModule[], costs: Costs): Group[] {
  const byAudience = new Map<string, LoadedModule[]>();
  for (const module of modules) {
    const key = [...module.audience].toSorted().join(' ');
    byAudience.set(key, [...(byAudience.get(key) ?? []), module]);
  }
  return [...byAudience.values()].map((together) => groupOf(together, together[0]!.audience, costs));
}

function groupOf(modules: readonly LoadedModule[], audience: ReadonlySet<string>, costs: Costs): Group {
  const size = modules.reduce((sum, module) => sum + module.size, 0);
  const requests = modules.some(({ id }) => id.endsWith('.css')) ? 2 : 1;
  const weight = [...audience].reduce((sum, view) => sum + costs.weightOf(view), 0);
  return { modules, audience, cost: (size + requests * costs.request) * weight };
}

/** Returns the mergers with other groups that save something, apart from what the groups import. */
function findMergers(group: Group, others: readonly Group[], costs: Costs): Merger[] {
  return others.flatMap((other): Merger[] => {
    const audience = unite(group.audience, other.audience);
    const whole = groupOf([...group.modules, ...other.modules], audience, costs);
    const saving = group.cost + other.cost - whole.cost;
    return saving > 0 ? [{ parts: [group, other], whole, saving }] : [];
  });
}

function findBestChange(mergers: readonly Merger[], groups: readonly Group[], costs: Costs): Change | undefined {
  const importsOf = findImports(groups);
  let best: Change | undefined;
  for (const merger of mergers.toSorted((left, right) => right.saving - left.saving)) {
    // A change saves at most what its merger does.
    if (best && merger.saving <= best.saving) break;
    const change = changeFor(merger, importsOf, costs);
    if (change && change.saving > (best?.saving ?? 0)) best = change;
  }
  return best;
}

/** Returns what a merger changes; null if a third group is imported by one part and imports the other. */
function changeFor({ parts, whole, saving }: Merger, importsOf: ImportsOf, costs: Costs): Change | null {
  const imported = new Set(parts.flatMap((part) => [...importsOf(part)]));
  for (const part of parts) imported.delete(part);
  if ([...imported].some((group) => parts.some((part) => importsOf(group).has(part)))) return null;
  const smaller = [...imported].filter(({ audience }) => [...whole.audience].some((view) => !audience.has(view)));
  const larger = smaller.map(({ modules, audience }) => groupOf(modules, unite(audience, whole.audience), costs));
  return {
    removed: [...parts, ...smaller],
    added: [whole, ...larger],
    saving: saving + costOf(smaller) - costOf(larger),
  };
}

const unite = (left: ReadonlySet<string>, right: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...left, ...right]);

const costOf = (groups: readonly Group[]): number => groups.reduce((sum, { cost }) => sum + cost, 0);

/** Returns all groups that a group imports, directly and through others. */
type ImportsOf = (group: Group) => ReadonlySet<Group>;

function findImports(groups: readonly Group[]): ImportsOf {
  const groupWith = new Map(groups.flatMap((group) => group.modules.map(({ id }) => [id, group] as const)));
  const found = new Map<Group, ReadonlySet<Group>>();
  const importsOf: ImportsOf = (group) => {
    const known = found.get(group);
    if (known) return known;
    const direct = new Set<Group>(
      group.modules.flatMap(({ imports }) => imports.flatMap((id) => groupWith.get(id) ?? [])),
    );
    direct.delete(group);
    const all = new Set([...direct].flatMap((imported) => [imported, ...importsOf(imported)]));
    found.set(group, all);
    return all;
  };
  return importsOf;
}
