// Node 24 from the npm registry: the suite and tools that need it run on any machine that has Node 20.
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execute } from './execute.mjs';

const VERSION = '24';
const QUIET = ['--no-save', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];

/** Returns the path of Node 24; undefined where the registry has none for this machine. */
export async function findOrInstallNode24() {
  const [running] = process.versions.node.split('.');
  if (running === '24') return process.execPath;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(tmpdir(), `muara-node-${VERSION}`);
  const program = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const { code } = await execute(folder, 'npm', ['install', ...QUIET, `${name}@${VERSION}`]);
  return code === 0 ? program : undefined;
}
