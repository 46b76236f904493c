import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { PDF } from '../../../testing/samples/partners.ts';

const AGENT = 9;

describe('getAgentDoc', () => {
  test('200: returns the exact bytes to staff, with a bearer token or a token in the URL', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { ssm } = await manager.call('uploadAgentDoc', { body: { agent_id: AGENT, doc: PDF, type: 'ssm' } });
    const response = await sim.fetch(`/storage/docs/${ssm}?token=${manager.token}`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(await response.text()).toBe('%PDF-1.7\n');
    expect((await manager.fetch(`/storage/docs/${ssm}`)).status).toBe(200);
    expect((await sim.fetch(`/storage/docs/${ssm}`)).status).toBe(401);
    expect((await (await sim.as('cashier')).fetch(`/storage/docs/${ssm}`)).status).toBe(403);
    expect((await (await sim.as('agent')).fetch(`/storage/docs/${ssm}`)).status).toBe(403);
  });

  test('200: returns the documents of the seed, and no other file', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const pdf = await manager.call('getAgentDoc', { params: { file: 'kpl.pdf' } });
    expect(String.fromCharCode(...pdf.subarray(0, 5))).toBe('%PDF-');
    const { files } = sim.world.tables;
    files.insert({ file: 'package-x.png', kind: 'package', ownerId: 1, uploaderId: 2, type: 'image/png', base64: '' });
    for (const file of ['package-x.png', 'package-1.jpg', 'nobody.pdf'])
      expect((await manager.refused('getAgentDoc', { params: { file } })).status).toBe(404);
  });
});
