import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs a program in a folder, with more variables than ours; returns its exit code and output. */
export function execute(folder, command, args, variables = {}) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...variables };
    const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = { out: '', errors: '' };
    child.stdout.on('data', (text) => (output.out += text));
    child.stderr.on('data', (text) => (output.errors += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...output }));
  });
}

/** Runs a program that must succeed; returns its output. @throws Error with its first lines */
export async function mustRun(folder, command, args, variables) {
  const { code, out, errors } = await execute(folder, command, args, variables);
  if (code === 0) return out;
  const lines = `${out}\n${errors}`.split('\n').filter((line) => line.trim() !== '');
  throw new Error(
    `${[command.split('/').pop(), ...args].join(' ')} failed (${code}): ${lines.slice(0, 5).join(' | ')}`,
  );
}

/** Returns the path of a tool that the project has installed. */
export const toolOf = (project, name) => join(project, 'node_modules', '.bin', name);
