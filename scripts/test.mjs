// npm test: everything, from a clean checkout.
import { bin, ensureInstalled, inRoot, requireNode, run, runSteps } from './lib/project.mjs';

requireNode();
ensureInstalled();
const { checks } = await import('./check.mjs');
const { buildAll } = await import('./lib/build.mjs');
const { findOrInstallChromium } = await import('./lib/chromium.mjs');

await runSteps([
  ...checks,
  ['rules, simulator, client and printers', () => run(bin('vitest'), ['run', '--config', 'tests/vitest.config.ts'])],
  ['build', async () => (await buildAll(), 0)],
  [
    'screens in a browser',
    () => run(bin('playwright'), ['test', '--config', inRoot('tests/playwright.config.ts')], { env: { MUARA_CHROMIUM: findOrInstallChromium() } }),
  ],
]);
process.stdout.write('\nAll checks and tests passed.\n');
