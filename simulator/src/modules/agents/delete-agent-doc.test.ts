import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { agentForm, PDF } from '../../../testing/samples/partners.ts';
import { joinChannel } from '../../../testing/stages/sales.ts';

const AGENT = 9;

describe('deleteAgentDoc', () => {
  test('200: deactivates the agent and signs it out, keeping the other document', async () => {
    const sim = createTestSimulator();
    const [manager, agent] = [await sim.as('manager'), await sim.as('agent')];
    const window = joinChannel(sim, agent);
    const { ssm, kpl } = await manager.call('deleteAgentDoc', { params: { id: AGENT, type: 'ssm' } });
    const docs = { ssm: null, kpl: 'kpl.pdf' };
    expect({ ssm, kpl }).toEqual(docs);
    expect((await manager.call('listAgents', { query: { id: AGENT } })).data[0]).toMatchObject({ active: 0, docs });
    expect(window.types()).toContain('logout');
    expect((await agent.refused('authenticate')).status).toBe(402);
    expect((await manager.refused('editAgent', { body: agentForm() })).body.errors).toMatchObject([
      { field: 'docs.ssm', code: 'document_unknown' },
    ]);
    const { code } = await manager.refused('deleteAgentDoc', { params: { id: AGENT, type: 'ssm' } });
    expect(code).toBe('document_not_found');
  });

  test('200: drops the uploads of a new agent for id 0', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    await manager.call('uploadAgentDoc', { body: { agent_id: 0, doc: PDF, type: 'ssm' } });
    const { kpl } = await manager.call('uploadAgentDoc', { body: { agent_id: 0, doc: PDF, type: 'kpl' } });
    expect(await manager.call('deleteAgentDoc', { params: { id: 0, type: 'ssm' } })).toEqual({ ssm: null, kpl });
    expect(sim.world.tables.files.size).toBe(1);
  });
});
