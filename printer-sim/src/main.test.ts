import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

function run(...options: string[]): Promise<{ code: number | null; out: string; errors: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['--import', 'tsx', MAIN, ...options], (_, out, errors) =>
      resolve({ code: child.exitCode, out, errors }),
    );
  });
}

test('a taken port is one line that names the port and how to choose another', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => squatter.once('listening', resolve));
  const { port } = squatter.address() as AddressInfo;
  const tray = mkdtempSync(join(tmpdir(), 'muara-tray-'));
  const free = ['--receipt-port=0', '--wristband-port=0', '--realtime=off', `--tray=${tray}`];
  const { code, errors } = await run(`--ticket-agent-port=${port}`, ...free);
  squatter.close();
  rmSync(tray, { recursive: true });
  expect(code).toBe(1);
  expect(errors).toBe(
    `Port ${port} is taken: choose another for the ticket_agent helper with --ticket-agent-port=… or MUARA_TICKET_AGENT_PORT=…\n`,
  );
});

test.each([
  ['an unknown option', '--colour=red', "Unknown option '--colour'\n"],
  ['a port that is none', '--receipt-port=99999', '--receipt-port: 99999 is not a port\n'],
])('%s is one line', async (_, option, line) => {
  expect(await run(option)).toMatchObject({ code: 1, errors: line });
});

test('--help says what can be set', async () => {
  const { code, out } = await run('--help');
  expect(code).toBe(0);
  expect(out).toContain('MUARA_PRINTER_KEY');
});
