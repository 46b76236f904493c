// An empty project with tools that read the contract and are not ours. It is kept between runs, outside the repository.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../lib/project.mjs';
import { mustRun } from '../packages/execute.mjs';
import { findOrInstallNode24 } from '../packages/node24.mjs';

const SOURCES = inRoot('scripts/contract/partner');
export const BUNDLES = ['openapi.json', 'asyncapi.json', 'printers.json'];

/**
 * Returns the partner's project, with the published documents, and the Node of its tools.
 * @throws Error when the tools cannot be installed
 */
export async function openPartner() {
  const lock = readFileSync(join(SOURCES, 'package-lock.json'));
  const folder = join(tmpdir(), `muara-contract-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`);
  const marker = join(folder, 'installed');
  const node = await findOrInstallNode24();
  if (!node) throw new Error('Prism, hey-api and orval need Node 24, which the npm registry lacks for this machine');
  mkdirSync(folder, { recursive: true });
  cpSync(SOURCES, folder, { recursive: true });
  if (!existsSync(marker)) {
    await mustRun(folder, 'npm', [
      'ci',
      '--include=dev',
      '--ignore-scripts',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
    ]);
    writeFileSync(marker, '');
  }
  for (const made of ['generated', 'build']) rmSync(join(folder, made), { recursive: true, force: true });
  for (const file of BUNDLES) cpSync(inRoot('openapi/generated', file), join(folder, file));
  return { folder, node };
}

/** Returns the JavaScript file of a tool of the project, to be run with its Node. */
export function partnerTool(folder, name, command = name) {
  const home = join(folder, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return join(home, typeof bin === 'string' ? bin : bin[command]);
}
