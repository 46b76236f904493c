// Packs the packages and uses them as a partner does, from their tarballs in an empty project outside the repository.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, inRoot, requireNode, run, runSteps, workStep } from './lib/project.mjs';
import { buildPage, compileConsumer, installConsumer, runFirstCalls, runVitest } from './packages/consumer.mjs';
import { inspectContents, inspectManifests, refuseBrokenPackages } from './packages/inspect.mjs';
import { refuseWrongOptions, sellWithTwin } from './packages/twin.mjs';

/** Returns the steps that pack, install and use the packages. A failing one says in a line why. */
export function listPackageSteps() {
  const project = mkdtempSync(join(tmpdir(), 'muara-partner-'));
  const packed = inRoot('dist-packages');
  const tarballs = () =>
    readdirSync(packed)
      .filter((file) => file.endsWith('.tgz'))
      .map((file) => join(packed, file));
  process.on('exit', () => rmSync(project, { recursive: true, force: true }));
  return [
    ['packages: packed', () => run(process.execPath, [inRoot('scripts/pack-packages.mjs')])],
    workStep('packages: no tests, no sources, licence and README', () => inspectContents(tarballs())),
    workStep('packages: installed in an empty project', () => installConsumer(project, tarballs())),
    workStep('packages: publint and attw', () => inspectManifests(project, tarballs())),
    workStep('packages: a broken package is refused', () => refuseBrokenPackages(project, join(packed, 'client'))),
    workStep('packages: strict TypeScript, libraries checked', () => compileConsumer(project)),
    workStep('packages: first calls of the READMEs', () => runFirstCalls(project)),
    workStep('packages: a foreign vitest', () => runVitest(project)),
    workStep('packages: a Vite page', () => buildPage(project)),
    workStep('packages: npx @muara/simulator sells a ticket and ends', () => sellWithTwin(project)),
    workStep('packages: npx @muara/simulator refuses wrong options', () => refuseWrongOptions(project)),
  ];
}

if (process.argv[1] === inRoot('scripts/verify-packages.mjs')) {
  requireNode();
  ensureInstalled();
  await runSteps(listPackageSteps());
}
