// npm run pack:packages: builds the packages that partners install as tarballs in dist-packages/.
import { mkdirSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { ensureInstalled, fail, inRoot, npmCommand, requireNode } from './lib/project.mjs';
import { PACKAGES } from './packages/packages.mjs';

requireNode();
ensureInstalled();
const { buildAll, PAGES } = await import('./lib/build.mjs');
const { stage } = await import('./packages/stage.mjs');

/** Packs a staged folder; returns what npm says about the tarball. */
function pack(folder, destination) {
  const { command, args, shell } = npmCommand();
  const pack = [...args, 'pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', destination];
  const { status, stdout, stderr } = spawnSync(command, pack, { cwd: folder, encoding: 'utf8', shell });
  if (status !== 0) fail(`npm pack failed in ${folder}: ${stderr.trim()}`);
  return JSON.parse(stdout)[0];
}

const kilobytes = (bytes) => `${Math.round(bytes / 1000).toLocaleString('en')} KB`;

await buildAll({ only: PAGES });
const staging = inRoot('dist-packages');
rmSync(staging, { recursive: true, force: true });
mkdirSync(staging);
for (const plan of PACKAGES) {
  const { filename, size, unpackedSize, entryCount } = pack(await stage(plan, staging), staging);
  console.log(
    `${filename.padEnd(34)} ${kilobytes(size).padStart(9)}  ${kilobytes(unpackedSize).padStart(9)} unpacked  ${entryCount} files`,
  );
}
