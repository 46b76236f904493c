/** A module, and who loads it. */
export interface LoadedModule {
  id: string;
  /** The screens, or kinds of screens, whose first view needs the module. */
  audience: readonly string[];
  /** The length of its source. */
  size: number;
}

/**
 * Names the chunk of each module after its audience: what is needed together comes in one file.
 * An audience whose modules are smaller than `smallest` gets no chunk of its own: its modules come with those of the
 * next larger audience. `everyone` is the largest audience.
 *
 * A module is needed wherever its importers are. So its audience contains theirs, its chunk is the same or a more
 * widely shared one, and no two chunks import each other.
 */
export function nameChunks(
  modules: readonly LoadedModule[],
  everyone: readonly string[],
  smallest: number,
): ReadonlyMap<string, string> {
  const sizes = new Map<string, number>();
  for (const { audience, size } of modules) sizes.set(keyOf(audience), (sizes.get(keyOf(audience)) ?? 0) + size);
  const large = modules.map(({ audience }) => audience).filter((audience) => sizes.get(keyOf(audience))! >= smallest);
  const audiences = [...new Map(large.map((audience) => [keyOf(audience), audience])).values()];

  const chunkOf = (audience: readonly string[]): string =>
    keyOf(
      audiences
        .filter((larger) => audience.every((member) => larger.includes(member)))
        .reduce((shared, larger) => shared.filter((member) => larger.includes(member)), everyone),
    );
  return new Map(modules.map(({ id, audience }) => [id, chunkOf(audience)]));
}

function keyOf(audience: readonly string[]): string {
  return audience.toSorted().join('-');
}
