// npm run release:contract: keeps the bundles of the contract's version in openapi/releases/.
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkReleases, compareVersions, DOCUMENTS, listReleases, readJson } from './check-releases.ts';

const home = fileURLToPath(new URL('../../openapi/', import.meta.url));

/** Returns why a version cannot be released; undefined when it can. */
function findObstacle(version: string): string | undefined {
  const last = listReleases(join(home, 'releases')).at(-1);
  if (last !== undefined && compareVersions(version, last) <= 0)
    return `${version} is not higher than ${last}: raise the version in the three documents`;
  const { changes = [], problems = [] } = checkReleases(join(home, 'releases'), join(home, 'generated')) ?? {};
  if (problems.length > 0) return problems.join('\n');
  const [, minor = '0', patch = '0'] = version.split('.');
  if (last !== undefined && changes.length > 0 && Number(patch) > 0 && last.split('.')[1] === minor)
    return `${changes.length} changes need a new minor version, such as: ${changes[0]!.place} ${changes[0]!.text}`;
  const heading = new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d{2}-\\d{2}$`, 'm');
  if (!heading.test(readFileSync(join(home, 'CHANGELOG.md'), 'utf8')))
    return `openapi/CHANGELOG.md has no heading such as "## [${version}] - 2026-03-10"`;
  return undefined;
}

const { version } = readJson(home, 'generated', 'openapi.json')['info'] as { version: string };
const obstacle = findObstacle(version);
if (obstacle === undefined) {
  const folder = join(home, 'releases', version);
  mkdirSync(folder, { recursive: true });
  for (const [file] of DOCUMENTS) copyFileSync(join(home, 'generated', file), join(folder, file));
  console.log(`Released ${version}: commit openapi/releases/${version}.`);
} else {
  console.error(obstacle);
  process.exitCode = 1;
}
