// npm run bench: every figure of speed and size, in one run.
import { readOptions } from '../simulator/bin/options.mjs';
import { ensureInstalled, inRoot, requireNode, runTool } from './lib/project.mjs';

requireNode();
const options = readOptions(
  { only: { type: 'string' }, requests: { type: 'string', default: '3000' } },
  'npm run bench -- [--only requests|startup|worlds|control|catalogue|tickets|reports|selling|sockets|pages|printing|scanner] [--requests N]',
);
ensureInstalled();
const { buildAll } = await import('./lib/build.mjs');
const { findOrInstallChromium } = await import('./lib/chromium.mjs');
await buildAll();
const args = [
  inRoot('tests/bench/main.ts'),
  '--requests',
  options.requests,
  ...(options.only ? ['--only', options.only] : []),
];
process.exit(await runTool('tsx', args, { env: { MUARA_CHROMIUM: findOrInstallChromium() } }));
