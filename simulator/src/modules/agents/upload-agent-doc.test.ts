import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import { JPEG } from '../../../testing/samples/images.ts';
import { PNG } from '../../../testing/samples/people.ts';
import { agentForm, newAgent, PDF } from '../../../testing/samples/partners.ts';

type Type = 'ssm' | 'kpl';
const AGENT = 9;
const upload = (caller: TestCaller, agent_id: number, type: Type, doc = PDF) =>
  caller.call('uploadAgentDoc', { body: { agent_id, doc, type } });
const listDocs = (sim: TestSimulator, id = AGENT) => sim.world.tables.users.must(id).agent?.docs;

describe('uploadAgentDoc', () => {
  test.each([
    ['a PDF', PDF, 'pdf'],
    ['a PNG', PNG, 'png'],
    ['a JPEG without the head of a data URL', JPEG, 'jpg'],
    ['a JPEG under the name of a PDF', `data:application/pdf;base64,${JPEG}`, 'jpg'],
    ['a PDF that nobody could name', `data:;base64,${btoa('%PDF-1.4 x')}`, 'pdf'],
  ])('200: stores %s immediately under an unguessable name', async (_name, doc, ending) => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { kpl } = await upload(manager, AGENT, 'kpl', doc);
    expect(kpl).toMatch(new RegExp(`^kpl-[0-9a-f]{32}\\.${ending}$`));
    expect(listDocs(sim)).toEqual({ ssm: 'ssm.pdf', kpl });
    expect(sim.world.tables.audit.cursor('newest').page(0, 1)[0]).toMatchObject({
      module: 'Agents',
      action: 'Uploaded the KPL license of agent Tan Boon Kiat',
      changes: [{ field: 'kpl', before: 'kpl.pdf', after: kpl }],
    });
  });

  test.each([
    ['text', btoa('just words')],
    ['a program that calls itself a PDF', `data:application/pdf;base64,${btoa('MZ\x90\x00 and more')}`],
    ['a page that calls itself a picture', `data:image/png;base64,${btoa('<script>alert(1)</script>')}`],
    ['something that is not base64', 'data:application/pdf;base64,***'],
    ['the head of a data URL alone', 'data:application/pdf;base64,'],
    ['nothing', ''],
  ])('422: refuses %s', async (_name, doc) => {
    const manager = await createTestSimulator().as('manager');
    const refusal = await manager.refused('uploadAgentDoc', { body: { agent_id: AGENT, doc, type: 'ssm' } });
    expect(refusal).toMatchObject({ code: 'document_type', body: { field: 'doc', message: 'File not supported.' } });
  });

  test('200, 422: accepts 5,000,000 bytes, but not one more', async () => {
    const manager = await createTestSimulator().as('manager');
    const file = (bytes: number): string => btoa(`%PDF-${'x'.repeat(bytes - 5)}`);
    await upload(manager, AGENT, 'ssm', file(5_000_000));
    const body = { agent_id: AGENT, doc: file(5_000_001), type: 'ssm' } as const;
    expect((await manager.refused('uploadAgentDoc', { body })).body.message).toBe('File must be below 5MB.');
  });

  test('200: keeps documents of a new agent for their uploader, and allows Active', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { ssm: first } = await upload(manager, 0, 'ssm');
    const { ssm } = await upload(manager, 0, 'ssm', PNG);
    const { kpl } = await upload(manager, 0, 'kpl');
    expect(sim.world.tables.files.one('file', first ?? ''), 'the first one was replaced').toBeUndefined();
    const body = newAgent({ active: 1, docs: { ssm, kpl } });
    const { body: told } = await (await sim.as('admin')).refused('addAgent', { body });
    expect(told.errors).toMatchObject([{ field: 'docs.ssm', code: 'document_unknown' }, { field: 'docs.kpl' }]);
    const { data } = await manager.call('addAgent', { body });
    expect(data[0]).toMatchObject({ active: 1, docs: { ssm, kpl } });
    await sim.call('login', { body: { email: 'siti@muara.test', password: 'muara456' } });
  });

  test('200: deletes unused uploads when another new agent is saved', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    await upload(manager, 0, 'ssm');
    await manager.call('addAgent', { body: newAgent() });
    expect(sim.world.tables.files.size).toBe(0);
  });

  test('422: refuses documents of another agent', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { ssm } = await upload(manager, 17, 'ssm');
    const docs = { ssm, kpl: 'kpl.pdf' };
    expect((await manager.refused('editAgent', { body: agentForm({ docs }) })).code).toBe('document_unknown');
    await upload(manager, 0, 'ssm');
    await manager.call('editAgent', { body: agentForm() });
    expect(sim.world.tables.files.size, 'what waits goes on waiting').toBe(2);
  });

  test('200: deletes a replaced document', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { ssm: old } = await upload(manager, AGENT, 'ssm');
    await upload(manager, AGENT, 'ssm', PNG);
    expect((await manager.refused('getAgentDoc', { params: { file: old ?? '' } })).code).toBe('document_not_found');
    await manager.call('editAgent', { body: agentForm({ active: 0, docs: null }) });
    expect(sim.world.tables.files.size).toBe(0);
  });
});

describe('uploadAgentDoc and deleteAgentDoc: permissions', () => {
  async function caller(sim: TestSimulator, ...actions: string[]) {
    sim.world.tables.users.update(6, { policies: { Agents: ['View', ...actions] } });
    return sim.as('csa');
  }

  test('200, 403: with Create only: uploads for a new agent, but does not replace or remove documents of existing ones', async () => {
    const sim = createTestSimulator();
    const csa = await caller(sim, 'Create');
    const before = sim.world.tables.users.must(AGENT);
    const body = { agent_id: AGENT, doc: PDF, type: 'ssm' } as const;
    expect((await csa.refused('uploadAgentDoc', { body })).code).toBe('permission_denied');
    const params = { id: AGENT, type: 'ssm' } as const;
    expect((await csa.refused('deleteAgentDoc', { params })).code).toBe('permission_denied');
    expect(sim.world.tables.users.must(AGENT)).toBe(before);
    await upload(csa, 0, 'ssm');
    await csa.call('deleteAgentDoc', { params: { id: 0, type: 'ssm' } });
  });

  test('200, 403: with Update only: replaces a document of an existing agent, but uploads none for a new one', async () => {
    const sim = createTestSimulator();
    const csa = await caller(sim, 'Update');
    await upload(csa, AGENT, 'ssm');
    const body = { agent_id: 0, doc: PDF, type: 'ssm' } as const;
    expect((await csa.refused('uploadAgentDoc', { body })).code).toBe('permission_denied');
  });
});
