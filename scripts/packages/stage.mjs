// Puts a package together in dist-packages/<name>: all that is published, and nothing else.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../lib/project.mjs';
import { compile } from './compile.mjs';
import { listExported } from './list-modules.mjs';
import { writeManifest } from './write-manifest.mjs';

const readJson = (...path) => JSON.parse(readFileSync(inRoot(...path), 'utf8'));

/** Servers keep these beside a file for slow networks; on one machine they only take space. */
const isCompressed = (path) => /\.(br|gz)$/.test(path);

/** Stages a package; returns its folder. @throws Error for what cannot be packed */
export async function stage({ room, programs = [], files = [] }, staging) {
  const source = readJson(room, 'package.json');
  const folder = join(staging, source.name.split('/')[1]);
  rmSync(folder, { recursive: true, force: true });
  const exported = Object.values(source.exports).flatMap((path) => listExported(inRoot(room), path));
  const modules = [...exported.filter((path) => path.endsWith('.ts')), ...programs];
  await compile(room, modules, join(folder, 'dist'));
  for (const path of exported.filter((one) => !one.endsWith('.ts')))
    copy(inRoot(room, path), join(folder, 'dist', path));
  for (const [from, to] of files) copy(inRoot(from), join(folder, to));
  copy(inRoot(room, 'README.md'), join(folder, 'README.md'));
  copy(inRoot('LICENSE'), join(folder, 'LICENSE'));
  const tops = new Set(['dist', ...files.map(([, to]) => to.split('/')[0])]);
  const manifest = writeManifest(source, {
    files: [...tops],
    engines: { node: readJson('package.json').engines.node },
  });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return folder;
}

function copy(from, to) {
  if (!existsSync(from)) throw new Error(`${from} is missing, and belongs to the package`);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, filter: (path) => !isCompressed(path) && !path.endsWith('.test.mjs') });
}
