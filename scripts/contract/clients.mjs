// Clients of four generators: generated from the published document, compiled strictly, each sells a ticket.
import { join } from 'node:path';
import { mustRun } from '../packages/execute.mjs';
import { partnerTool } from './partner.mjs';

/** The hour of the examples: a sale must not depend on the hour of the run. */
const OPENING = '2026-03-10T10:00:00+08:00';

const GENERATORS = [
  ['@hey-api/openapi-ts', 'openapi-ts', ['-i', 'openapi.json', '-o', 'generated/hey-api', '--silent']],
  ['openapi-typescript', 'openapi-typescript', ['openapi.json', '-o', 'generated/openapi-typescript.ts']],
  ['orval', 'orval', ['--config', 'orval.config.mjs']],
  [
    'swagger-typescript-api',
    'swagger-typescript-api',
    [
      'generate',
      '--path',
      'openapi.json',
      '--output',
      'generated',
      '--name',
      'swagger-typescript-api.ts',
      // Its enums of TypeScript take no texts.
      '--enum-style',
      'union',
      '--silent',
    ],
  ],
];

/** Generates the clients, one after the other: each takes a core for seconds. */
export async function generateClients({ folder, node }) {
  for (const [name, command, args] of GENERATORS)
    await mustRun(folder, node, [partnerTool(folder, name, command), ...args]);
  return `${GENERATORS.length} clients generated: ${GENERATORS.map(([name]) => name).join(', ')}.`;
}

/** Compiles what was generated and the programs that use it with `--strict`, libraries included. */
export const compileClients = ({ folder, node }) =>
  mustRun(folder, node, [partnerTool(folder, 'typescript-7', 'tsc'), '-p', '.']);

const SELLERS = ['hey-api', 'openapi-fetch', 'orval', 'swagger-typescript-api'];

/** Lets each client sign in and sell, in a world of its own; returns what they sold. */
export async function sellWithClients({ folder }, server) {
  const sales = [];
  for (const name of SELLERS) {
    await createWorld(server, name);
    const sold = await mustRun(folder, process.execPath, [join('build', `sell-${name}.js`)], {
      MUARA_URL: `${server}/w/${name}`,
    });
    sales.push(sold.trim());
  }
  return sales.join('\n');
}

async function createWorld(server, name) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ at: OPENING });
  const response = await fetch(`${server}/__sim/worlds/${name}`, { method: 'PUT', headers, body });
  if (!response.ok) throw new Error(`The world of ${name} could not be made: ${response.status}`);
}
