// npm test: what a change can break, from a clean checkout.
import { ensureInstalled, inRoot, requireNode, run, runLanes, runSteps, runTool } from './lib/project.mjs';

requireNode();
ensureInstalled();
const { checks, generated } = await import('./check.mjs');
const { findOrInstallChromium } = await import('./lib/chromium.mjs');

process.env.MUARA_CHROMIUM ??= findOrInstallChromium();
const runVitest = (...projects) =>
  runTool('vitest', ['run', '--config', 'tests/vitest.config.ts', ...projects.flatMap((name) => ['--project', name])]);

/** Docs and console are built, and opened, by `npm run verify`. */
const BUILT = ['web', 'simulator', 'printer-sim'];

await runSteps([generated]);
// Checks and builds use at most one core; the unit tests use the other.
await runLanes([
  [...checks, ['build', () => run(process.execPath, [inRoot('scripts/lib/build.mjs'), ...BUILT])]],
  [['rules, simulator, client and printers', () => runVitest('rules and rooms', 'alone')]],
]);
await runSteps([
  ['screens without a server', () => runVitest('screens')],
  [
    'screens with a server',
    () =>
      runTool('playwright', [
        'test',
        '--config',
        inRoot('tests/playwright.config.ts'),
        '--project',
        'own server',
        '--project',
        'screens',
      ]),
  ],
]);
process.stdout.write('\nAll checks and tests passed.\n');
