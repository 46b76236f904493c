import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createControl, controlWorld, type ControlWorld } from '@muara/client/control';
import { startNodeHost, type NodeHost } from '@muara/simulator/hosts/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AT, stage } from './stage.ts';
import { tellStory } from './story.ts';

const run = promisify(execFile);
const generated = fileURLToPath(new URL('../../openapi/generated/', import.meta.url));
const redocly = join(createRequire(import.meta.url).resolve('@redocly/cli/package.json'), '../bin/cli.js');

/** Records the story in a world in process, and returns its export. */
async function record(): Promise<{ world: ControlWorld; codes: string[] }> {
  const { sim, world } = await stage('story');
  return { world, codes: await tellStory(sim) };
}

describe('an exported workflow', () => {
  let host: NodeHost;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muara-arazzo-'));
    for (const file of ['openapi.json', 'control.json']) cpSync(join(generated, file), join(folder, file));
    host = await startNodeHost({ port: 0, tickets: 12, rateLimit: false });
  });
  afterAll(async () => {
    await host.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function respect(workflow: object): Promise<string> {
    writeFileSync(join(folder, 'recorded.json'), JSON.stringify(workflow));
    const words = ['respect', 'recorded.json', `--server=muara=${host.url}`, `--server=control=${host.url}`];
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
    const done = await run(process.execPath, [redocly, ...words], { cwd: folder, env, maxBuffer: 64_000_000 }).catch(
      (error: { stdout?: string; stderr?: string }) => ({
        stdout: `FAILED ${error.stdout ?? ''}`,
        stderr: error.stderr ?? '',
      }),
    );
    return done.stdout + done.stderr;
  }

  test(
    'replays green on another server, on another day, in a world of the same instant',
    { timeout: 120_000 },
    async () => {
      const { world, codes } = await record();
      const document = await world.control.exportArazzo({ params: { name: 'story' } });
      const text = JSON.stringify(document);
      expect(text).not.toContain('muara.test.');
      expect(text).not.toMatch(/story\.[0-9a-f]{48}/);
      expect(text).not.toContain(codes[0]);
      expect(await respect(document)).not.toMatch(/FAILED|✗/);
      const { data } = await controlWorld(createControl({ baseUrl: host.url }), 'story-recorded').journal();
      expect(data.length).toBe(9);
    },
  );

  test('turns red when an answer is another one', { timeout: 120_000 }, async () => {
    const { world } = await record();
    const document = await world.control.exportArazzo({ params: { name: 'story' } });
    const broken = JSON.parse(JSON.stringify(document).replace('shift_already_open', 'shift_not_open')) as object;
    expect(await respect(broken)).toMatch(/FAILED/);
  });
});

test('calls become an HTTP archive without secrets', async () => {
  const { world } = await record();
  const { log } = (await world.control.exportHar({ params: { name: 'story' } })) as {
    log: { version: string; entries: { request: { method: string; url: string }; response: { status: number } }[] };
  };
  expect(log.version).toBe('1.2');
  expect(log.entries).toHaveLength(10);
  expect(log.entries[0]).toMatchObject({
    startedDateTime: '2026-03-10T02:00:00.000Z',
    request: { method: 'POST', url: 'http://localhost:3000/w/story/api/login' },
    response: { status: 200 },
  });
  expect(JSON.stringify(log)).not.toMatch(/muara123|story\.[0-9a-f]{48}/);
});

test('calls become a shell script that the shell can read', async () => {
  const { world } = await record();
  const script = await world.control.exportCurl({ params: { name: 'story' }, query: { since: 1, until: 3 } });
  expect(script).toContain('TOKEN_5=$(curl');
  expect(script).toContain(`-H "Authorization: Bearer $TOKEN_5"`);
  expect(script).not.toMatch(/muara123"|story\.[0-9a-f]{48}/);
  await run('sh', ['-n', '-c', script]);
});

test('a stretch begins after `since`', async () => {
  const { world } = await record();
  const document = await world.control.exportArazzo({ params: { name: 'story' }, query: { since: 1, until: 2 } });
  const [workflow] = document.workflows as { steps: { stepId: string; operationId: string }[] }[];
  expect(workflow!.steps.map(({ stepId }) => stepId)).toEqual(['createWorld', 'session2', 'call2']);
  expect(AT).toContain('2026-03-10');
});
