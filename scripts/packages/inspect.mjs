// What a tarball contains and says about itself.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { execute, mustRun, toolOf } from './execute.mjs';

const NEEDED = ['package/package.json', 'package/README.md', 'package/LICENSE'];
/** `dist/testing` of the simulator is documented for tests of partners. */
const NOT_PACKED =
  /[.]test[.]|[.]tsx?$(?<![.]d[.]ts)|\/(fake|any)-[^/]+$|\/(fixtures|stages|samples|fakes)\/|node_modules|tsbuildinfo/;

/** @throws Error that names a file that is missing or should not be packed */
function assertContents(name, files) {
  const missing = NEEDED.find((file) => !files.includes(file));
  if (missing) throw new Error(`${name} lacks ${missing}`);
  const unwanted = files.find((file) => NOT_PACKED.test(file));
  if (unwanted) throw new Error(`${name} contains ${unwanted}, which only this repository needs`);
}

/** Checks the files of every tarball, after planting one that must be refused. */
export async function inspectContents(tarballs) {
  for (const planted of ['package/dist/src/fake-host.js', 'package/dist/src/a.test.js', 'package/dist/src/a.ts'])
    refuses(planted, () => assertContents('A planted package', [...NEEDED, planted]));
  refuses('a missing licence', () => assertContents('A planted package', NEEDED.slice(0, 2)));
  for (const tarball of tarballs) {
    const files = (await mustRun('.', 'tar', ['-tzf', tarball])).trim().split('\n');
    assertContents(basename(tarball), files);
  }
}

function refuses(what, check) {
  try {
    check();
  } catch {
    return;
  }
  throw new Error(`The check of contents accepts ${what}`);
}

/** Runs publint and attw on every tarball. */
export async function inspectManifests(project, tarballs) {
  for (const tarball of tarballs) {
    await mustRun(project, toolOf(project, 'publint'), [tarball, '--strict']);
    await mustRun(project, toolOf(project, 'attw'), [...ATTW, tarball]);
  }
}

const ATTW = ['--profile', 'esm-only', '--no-color', '--format', 'ascii'];

/** Plants exports that name missing files, and fails unless both tools refuse them. */
export async function refuseBrokenPackages(project, source) {
  const broken = join(project, 'broken');
  cpSync(source, broken, { recursive: true });
  const file = join(broken, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.exports['./http'] = { default: './dist/gone.js' };
  manifest.exports['./realtime'].types = './dist/gone.d.ts';
  writeFileSync(file, JSON.stringify(manifest));
  const tarball = JSON.parse(await mustRun(broken, 'npm', ['pack', '--json', '--ignore-scripts']))[0].filename;
  for (const [tool, args] of [
    ['publint', ['--strict']],
    ['attw', ATTW],
  ]) {
    const { code } = await execute(broken, toolOf(project, tool), [tarball, ...args]);
    if (code === 0) throw new Error(`${tool} accepts exports that name missing files`);
  }
}
