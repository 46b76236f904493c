// npm run fuzz: valid and broken calls to every operation, for as long as you like.
import { ensureInstalled, inRoot, requireNode, runTool } from './lib/project.mjs';

requireNode();
ensureInstalled();
const { generate } = await import('./lib/contract.mjs');
await generate();
process.exit(await runTool('tsx', [inRoot('tests/fuzz/main.ts'), ...process.argv.slice(2)]));
