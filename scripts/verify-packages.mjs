// Packs the packages and uses them as a partner does, from their tarballs in an empty project outside the repository.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, inRoot, requireNode, run, runSteps } from './lib/project.mjs';
import { buildPage, compileConsumer, installConsumer, runFirstCalls, runVitest } from './packages/consumer.mjs';
import { inspectContents, inspectManifests, refuseBrokenPackages } from './packages/inspect.mjs';
import { refuseWrongOptions, sellWithTwin } from './packages/twin.mjs';

/** Packs, installs and uses the packages. Each failing step says in one line what is wrong. */
export async function verifyPackages() {
  const project = mkdtempSync(join(tmpdir(), 'muara-partner-'));
  const packed = inRoot('dist-packages');
  const tarballs = () =>
    readdirSync(packed)
      .filter((file) => file.endsWith('.tgz'))
      .map((file) => join(packed, file));
  process.on('exit', () => rmSync(project, { recursive: true, force: true }));
  const step = (name, work) => [name, () => report(work)];
  await runSteps([
    ['packages: packed', () => run(process.execPath, [inRoot('scripts/pack-packages.mjs')])],
    step('packages: no tests, no sources, licence and README', () => inspectContents(tarballs())),
    step('packages: installed in an empty project', () => installConsumer(project, tarballs())),
    step('packages: publint and attw', () => inspectManifests(project, tarballs())),
    step('packages: a broken package is refused', () => refuseBrokenPackages(project, join(packed, 'client'))),
    step('packages: strict TypeScript, libraries checked', () => compileConsumer(project)),
    step('packages: first calls of the READMEs', () => runFirstCalls(project)),
    step('packages: a foreign vitest', () => runVitest(project)),
    step('packages: a Vite page', () => buildPage(project)),
    step('packages: npx @muara/simulator sells a ticket and ends', () => sellWithTwin(project)),
    step('packages: npx @muara/simulator refuses wrong options', () => refuseWrongOptions(project)),
  ]);
}

async function report(work) {
  try {
    const said = await work();
    if (said) console.log(said);
    return 0;
  } catch (error) {
    console.error(error.message);
    return 1;
  }
}

if (process.argv[1] === inRoot('scripts/verify-packages.mjs')) {
  requireNode();
  ensureInstalled();
  await verifyPackages();
}
