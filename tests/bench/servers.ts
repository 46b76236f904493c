import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const simulatorProgram = join(root, 'simulator/dist/main.js');

export interface Server {
  pid: number;
  port: number;
  /** Milliseconds from the start of the program to its first 200. */
  firstAnswerMs: number;
  stop(): Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Starts a program that listens on a port and waits for its first 200. */
export async function startServer(command: string, args: (port: number) => string[], path: string): Promise<Server> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(command, args(port), {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${command} ${args(port).join(' ')} ended with ${child.exitCode}`);
    const status = await call({ port, path })
      .then((answer) => answer.status)
      .catch(() => 0);
    if (status === 200) break;
    if (performance.now() - started > 60_000) throw new Error(`${command} did not answer 200 on ${path}: ${status}`);
    await delay(2);
  }
  return { pid: child.pid!, port, firstAnswerMs: performance.now() - started, stop: () => end(child) };
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

export interface Call {
  port: number;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** One HTTP call on a kept connection. */
export function call(given: Call): Promise<{ status: number; text: string }> {
  const { port, path, method = 'GET', headers = {}, body } = given;
  return new Promise((resolve, reject) => {
    const message = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent,
        headers: {
          ...headers,
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        );
      },
    );
    message.on('error', (error: NodeJS.ErrnoException) => {
      // A server may close an idle connection in the moment in which it is used again: nothing was read.
      if (message.reusedSocket && error.code === 'ECONNRESET') resolve(call(given));
      else reject(error);
    });
    message.end(body);
  });
}

/** CPU time that a process has used so far, in milliseconds, from the kernel's accounts. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory of a process in megabytes. */
export function memoryOf(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/);
  return Number(line?.[1]) / 1024;
}
