// npm run check: refuses changes that break callers of the last release, unless the contract's major version is higher.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareHttp } from './compare/compare-http.ts';
import { compareRealtime } from './compare/compare-realtime.ts';
import type { Change } from './compare/compare-schemas.ts';
import type { Json } from './compare/read-document.ts';

const home = fileURLToPath(new URL('../../openapi/', import.meta.url));

/** The documents that are released together, and how each is compared. */
export const DOCUMENTS = [
  ['openapi.json', compareHttp],
  ['asyncapi.json', compareRealtime],
  ['printers.json', compareHttp],
] as const;

export interface Verdict {
  version: string;
  released: string;
  changes: Change[];
  /** Why the contract cannot go on like this, one line each. */
  problems: string[];
}

/** Compares generated documents with the last release. Without a release there is nothing to break. */
export function checkReleases(releases: string, generated: string): Verdict | undefined {
  const released = listReleases(releases).at(-1);
  if (released === undefined) return undefined;
  const changes = DOCUMENTS.flatMap(([file, compare]) =>
    compare(readJson(releases, released, file), readJson(generated, file)).map((change) => ({
      ...change,
      place: `${file}: ${change.place}`,
    })),
  );
  const versions = DOCUMENTS.map(([file]) => versionOf(readJson(generated, file)));
  return { version: versions[0]!, released, changes, problems: findProblems(versions, released, changes) };
}

function findProblems(versions: readonly string[], released: string, changes: readonly Change[]): string[] {
  const version = versions[0]!;
  if (versions.some((other) => other !== version))
    return [`the documents have different versions: ${versions.join(', ')}. Give all of them one`];
  if (compareVersions(version, released) < 0) return [`version ${version} is lower than the released ${released}`];
  if (majorOf(version) > majorOf(released)) return [];
  return changes.filter(({ breaking }) => breaking).map(({ place, text }) => `${place} ${text}`);
}

/** Returns the versions that were released, in order. */
export function listReleases(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
    .toSorted(compareVersions);
}

const partsOf = (version: string): number[] => version.split('.').map(Number);
const majorOf = (version: string): number => partsOf(version)[0]!;

export function compareVersions(one: string, other: string): number {
  const [left, right] = [partsOf(one), partsOf(other)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at < 0 ? 0 : left[at]! - right[at]!;
}

export function readJson(...path: string[]): Json {
  return JSON.parse(readFileSync(join(...path), 'utf8')) as Json;
}

const versionOf = (document: Json): string => (document['info'] as { version: string }).version;

/** Prints what changed since the last release. Returns whether the contract can go on like this. */
function main(): boolean {
  const verdict = checkReleases(join(home, 'releases'), join(home, 'generated'));
  if (!verdict) return true;
  const { version, released, changes, problems } = verdict;
  const breaking = changes.filter((change) => change.breaking).length;
  console.log(`Contract ${version}, since ${released}: ${changes.length} changes, ${breaking} of them breaking.`);
  for (const line of problems) console.error(line);
  if (problems.length > 0)
    console.error(
      `These break callers of ${released}. Undo them, or raise the major version in openapi/http/openapi.yaml, ` +
        'openapi/realtime/asyncapi.yaml and openapi/printers/openapi.yaml, and say so in openapi/CHANGELOG.md.',
    );
  return problems.length === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !main()) process.exitCode = 1;
