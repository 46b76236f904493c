import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './servers.ts';

const folder = join(root, 'node_modules/.cache/muara/bench-tools');

/**
 * Path of a program that only benchmarks need, installed on first use so that nobody else pays for it.
 * Returns undefined, with a line on the terminal, when it cannot be had.
 */
export async function installTool(name: string, version: string, program: string): Promise<string | undefined> {
  const prefix = join(folder, `${name.replaceAll('/', '+')}@${version}`);
  const path = join(prefix, 'node_modules/.bin', program);
  if (!existsSync(path)) {
    mkdirSync(prefix, { recursive: true });
    process.stdout.write(`Installing ${name} ${version} for this benchmark …\n`);
    const done = spawnSync(
      'npm',
      ['install', '--prefix', prefix, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    if (done.status !== 0 || !existsSync(path)) {
      process.stdout.write(`${name} could not be installed; its figures are left out.\n`);
      return undefined;
    }
  }
  return path;
}
