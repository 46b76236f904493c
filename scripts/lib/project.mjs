// What every script needs before dependencies exist: only Node's own modules, and what imports no others, are imported here.
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail } from '../../simulator/bin/options.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const inRoot = (...parts) => join(root, ...parts);

export { fail };

/** Ends the program when Node is too old, before a less clear error can occur. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Muara needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

/** Installs the locked dependencies when they are missing or older than the lock file. */
export function ensureInstalled() {
  const marker = inRoot('node_modules', '.package-lock.json');
  const lock = inRoot('package-lock.json');
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs - 1000) return;
  if (existsSync(marker) && sameLock(lock, marker)) return;
  process.stdout.write('Installing dependencies …\n');
  const { command, args, shell } = npmCommand();
  const done = spawnSync(command, [...args, 'ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell,
  });
  if (done.status !== 0) fail('npm ci failed; see above.');
}

function sameLock(lock, marker) {
  const wanted = JSON.parse(readFileSync(lock, 'utf8')).packages;
  const present = JSON.parse(readFileSync(marker, 'utf8')).packages;
  const isComplete = Object.entries(wanted).every(([path, { optional }]) => path === '' || optional || present[path]);
  return isComplete && Object.entries(present).every(([path, entry]) => wanted[path]?.version === entry.version);
}

/** Returns how to start npm: by its JavaScript file, where npm started this script and names it. */
export function npmCommand(environment = process.env, platform = process.platform) {
  const entry = environment.npm_execpath;
  if (entry && /npm-cli\.c?js$/.test(entry)) return { command: process.execPath, args: [entry], shell: false };
  return { command: 'npm', args: [], shell: platform === 'win32' };
}

/** The package of a command, where it has another name. */
const PACKAGE_OF = {
  tsc: '@typescript/native',
  depcruise: 'dependency-cruiser',
  playwright: '@playwright/test',
};

/**
 * Returns the JavaScript file of a dependency's command, to be run with `process.execPath`.
 * What npm puts on the path is a shell script on Windows, which Node does not start without a shell.
 */
export function toolEntry(name) {
  const folder = inRoot('node_modules', PACKAGE_OF[name] ?? name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** Runs a dependency's command with its output shown; returns its exit code. */
export const runTool = (name, args, options) => run(process.execPath, [toolEntry(name), ...args], options);

/** Buffers the output of a lane's step until it ends; outside lanes it is shown as it arrives. */
const kept = new AsyncLocalStorage();

/** Prints a line; in a lane, with the rest of its step. */
function say(text) {
  const lane = kept.getStore();
  if (lane) lane.output.push(Buffer.from(`${text}\n`));
  else process.stdout.write(`${text}\n`);
}

/** Returns a step that prints what its work returns, or why it failed. */
export function workStep(name, work) {
  return [
    name,
    async () => {
      try {
        const said = await work();
        if (said) say(said);
        return 0;
      } catch (error) {
        say(error.message);
        return 1;
      }
    },
  ];
}

/** Runs a program with its output shown; returns its exit code. */
export function run(command, args, options = {}) {
  const lane = kept.getStore();
  const stdio = lane ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio, ...options, env: { ...process.env, ...options.env } });
    lane?.children.add(child);
    child.stdout?.on('data', (text) => lane.output.push(text));
    child.stderr?.on('data', (text) => lane.output.push(text));
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(127);
    });
    child.on('close', (code, signal) => {
      lane?.children.delete(child);
      resolve(code ?? (signal ? 130 : 1));
    });
  });
}

async function runStep([name, step]) {
  const lane = kept.getStore();
  const before = process.hrtime.bigint();
  if (!lane) process.stdout.write(`\n▸ ${name}\n`);
  const code = await step();
  const seconds = Number(process.hrtime.bigint() - before) / 1e9;
  // Printed as one block, so that parallel steps stay readable.
  if (lane && !lane.stopped)
    process.stdout.write(Buffer.concat([Buffer.from(`\n▸ ${name}\n`), ...lane.output.splice(0)]));
  if (code === 0) process.stdout.write(`✓ ${name} (${seconds.toFixed(1)} s)\n`);
  return code;
}

/** Runs named steps in order and stops at the first that fails. */
export async function runSteps(steps) {
  for (const step of steps) {
    const code = await runStep(step);
    if (code !== 0) fail(`✗ ${step[0]} failed.`, code || 1);
  }
}

/**
 * Runs lanes of named steps in parallel, each lane in order; the first failing step ends all lanes.
 * A lane asks for its next step when the one before has ended.
 */
export async function runLanes(lanes) {
  const states = lanes.map(() => ({ output: [], children: new Set(), stopped: false }));
  const runLane = async (steps) => {
    for (const step of steps) {
      const code = await runStep(step);
      if (kept.getStore().stopped) return;
      if (code === 0) continue;
      for (const state of states) {
        state.stopped = true;
        for (const child of state.children) child.kill('SIGTERM');
      }
      fail(`✗ ${step[0]} failed.`, code || 1);
    }
  };
  await Promise.all(lanes.map((steps, index) => kept.run(states[index], () => runLane(steps))));
}
