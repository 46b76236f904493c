// npm test: everything, from a clean checkout.
import { bin, ensureInstalled, inRoot, requireNode, run, runLanes, runSteps } from './lib/project.mjs';

requireNode();
ensureInstalled();
const { alone, checks } = await import('./check.mjs');
const { findOrInstallChromium } = await import('./lib/chromium.mjs');

// What tests make is gone again in a moment: with more room for the young, less of it is kept by mistake.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

await runSteps(alone);
// Checks and builds keep one processor busy at most; the tests of the rules fill the other.
await runLanes([
  [...checks, ['build', () => run(process.execPath, [inRoot('scripts/lib/build.mjs')])]],
  [['rules, simulator, client and printers', () => run(bin('vitest'), ['run', '--config', 'tests/vitest.config.ts'])]],
]);
await runSteps([
  [
    'screens in a browser',
    () =>
      run(bin('playwright'), ['test', '--config', inRoot('tests/playwright.config.ts'), '--project', 'screens'], {
        env: { MUARA_CHROMIUM: findOrInstallChromium() },
      }),
  ],
]);
process.stdout.write('\nAll checks and tests passed.\n');
