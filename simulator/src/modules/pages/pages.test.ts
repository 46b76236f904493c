import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { joinChannel } from '../../../testing/stages/sales.ts';

const HOURS = { title: ' Opening Hours ', content: '<p onclick="x">From nine.<script>alert(1)</script></p>' };

describe('listPages', () => {
  test('200: lists by title, searched in any case', async () => {
    const manager = await createTestSimulator().as('manager');
    const { data, total } = await manager.call('listPages');
    expect(data.map(({ title }) => title)).toEqual([
      'Getting Here',
      'Refund Policy',
      'Terms and Conditions',
      'VVIP Package',
    ]);
    expect(data.every(({ updated_at: at }) => at !== null)).toBe(true);
    expect(total).toBe(4);
    expect((await manager.call('listPages', { query: { search: 'POLICY' } })).data).toMatchObject([
      { slug: 'refund-policy' },
    ]);
  });

  test.each(['cashier', 'accountant', 'agent', 'customer'])('403: %s', async (account) => {
    const caller = await createTestSimulator().as(account);
    expect((await caller.refused('listPages')).code).toBe('permission_denied');
  });
});

describe('addPage', () => {
  test('200: stores sanitised content under its own address, for the developer only', async () => {
    const sim = createTestSimulator();
    const developer = await sim.as('skaloot');
    const window = joinChannel(sim, developer);
    const { data } = await developer.call('addPage', { body: HOURS });
    expect(data.find(({ title }) => title === 'Opening Hours')).toMatchObject({
      slug: 'opening-hours',
      updated_at: '2026-03-10T10:00:00+08:00',
    });
    expect(await sim.call('getPublicPage', { params: { slug: 'opening-hours' } })).toEqual({
      title: 'Opening Hours',
      content: '<p>From nine.</p>',
      updated_at: '2026-03-10T10:00:00+08:00',
    });
    expect(window.messages).toContainEqual({ type: 'catalogue', area: 'pages' });
    expect((await (await sim.as('manager')).refused('addPage', { body: HOURS })).status).toBe(403);
  });

  test('200: gives every title a unique address', async () => {
    const sim = createTestSimulator();
    const developer = await sim.as('skaloot');
    const titles = ['Café & Bar', 'Cafe  Bar', '🎉', 'السلام', 'VVIP', 'Terms and condition', '-'];
    for (const title of titles) await developer.call('addPage', { body: { title, content: '' } });
    const pages = sim.world.tables.pages.all().slice(4);
    expect(pages.map(({ slug }) => slug)).toEqual([
      'cafe-bar',
      'cafe-bar-2',
      'page',
      'page-2',
      'vvip-2',
      'terms-and-condition-2',
      'page-3',
    ]);
  });

  test('422: adds one page when the same title is sent twice at the same time', async () => {
    const sim = createTestSimulator();
    const developer = await sim.as('skaloot');
    const add = (title: string) =>
      developer.call('addPage', { body: { title, content: '' } }).catch((error) => error.code);
    const answers = await Promise.all([add('Opening hours'), add('OPENING HOURS')]);
    expect(answers.filter((answer) => answer === 'page_title_taken')).toHaveLength(1);
    expect(sim.world.tables.pages.size).toBe(5);
  });
});

describe('editPage', () => {
  test('200: publishes the last saved content, sanitised', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const content = '<h2>Now</h2><img src=x onerror=alert(1)><p><a href="javascript:alert(1)">x</a></p>';
    const saved = await manager.call('editPage', { body: { id: 1, title: 'VVIP Package', content } });
    expect(saved).toMatchObject({ content: '<h2>Now</h2><p>x</p>', slug: 'vvip-package' });
    expect((await sim.call('getPublicPage', { params: { slug: 'vvip' } })).content).toBe(saved.content);
    expect(await manager.call('getPage', { params: { id: 1 } })).toEqual(saved);
    const { changes } = sim.world.tables.audit.all().at(-1) ?? {};
    expect(changes).toMatchObject([{ field: 'content', after: '<h2>Now</h2><p>x</p>' }]);
    expect(changes?.[0]?.before).toMatch(/^<p>Take the whole boat.+…$/s);
  });

  test('422: refuses the second of two edits, also when both save at the same time', async () => {
    const sim = createTestSimulator();
    const [manager, admin] = [await sim.as('manager'), await sim.as('admin')];
    const { updated_at: seen } = await manager.call('getPage', { params: { id: 2 } });
    const body = { id: 2, content: '<p>mine</p>', updated_at: seen };
    const answers = await Promise.all(
      [manager, admin].map((caller) => caller.call('editPage', { body }).catch((error) => error.code)),
    );
    expect(answers.filter((answer) => answer === 'record_changed')).toHaveLength(1);
  });

  test('422: refuses another page’s title, and content that no HTML parser would accept', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const refusal = await manager.refused('editPage', { body: { id: 1, title: 'Other', content: '' } });
    expect({ code: refusal.code, field: refusal.body.field }).toEqual({ code: 'title_read_only', field: 'title' });
    const deep = await manager.refused('editPage', { body: { id: 1, content: '<b>'.repeat(60_000) } });
    expect({ code: deep.code, field: deep.body.field }).toEqual({ code: 'validation_failed', field: 'content' });
    const long = await manager.refused('editPage', { body: { id: 1, content: '<'.repeat(60_000) } });
    expect(long.code).toBe('text_too_long');
    expect(sim.warnings).toEqual([]);
  });
});

describe('getPublicPage', () => {
  test.each([
    ['vvip', 'VVIP Package'],
    ['vvip-package', 'VVIP Package'],
    ['terms-and-condition', 'Terms and Conditions'],
    ['terms-and-conditions', 'Terms and Conditions'],
    ['getting-here', 'Getting Here'],
  ])('200: /%s without signing in', async (slug, title) => {
    expect(await createTestSimulator().call('getPublicPage', { params: { slug } })).toMatchObject({ title });
  });

  test.each(['constructor', 'nothing', 'toString'.toLowerCase()])('404: %s', async (slug) => {
    expect((await createTestSimulator().refused('getPublicPage', { params: { slug } })).code).toBe('page_not_found');
  });
});
