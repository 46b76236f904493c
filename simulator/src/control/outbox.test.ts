import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../testing/index.ts';
import type { OutboxRecord } from '../world/log-records.ts';

const PATH = '/__sim/worlds/default/outbox';
const HTML = { headers: { accept: 'text/html,application/xhtml+xml' } };

/** A world with these mails, oldest first. */
function outbox(...mails: Partial<OutboxRecord>[]): TestSimulator {
  const sim = createTestSimulator();
  for (const [index, mail] of mails.entries())
    sim.world.tables.outbox.insert({
      to: ['aina@mail.test'],
      subject: `Mail ${index + 1}`,
      text: 'Hello!',
      ticketCode: null,
      createdAt: sim.clock.now(),
      ...mail,
    });
  return sim;
}

const page = async (sim: TestSimulator, path = ''): Promise<string> => (await sim.fetch(`${PATH}${path}`, HTML)).text();
const json = async (sim: TestSimulator, path = '', init: RequestInit = {}): Promise<Record<string, unknown>> =>
  (await (await sim.fetch(`${PATH}${path}`, init)).json()) as Record<string, unknown>;
const subjects = (html: string): string[] =>
  [...html.matchAll(/<span class="subject">([^<]*)</g)].map(([, subject]) => subject as string);

describe('the page of the outbox', () => {
  test('lists mails newest first, and marks unread ones', async () => {
    const sim = outbox({}, { readAt: 1 }, { ticketCode: 'MRCAAAAAAAA' });
    const html = await page(sim);
    expect(subjects(html)).toEqual(['Mail 3', 'Mail 2', 'Mail 1']);
    expect(html.match(/>Unread</g)).toHaveLength(2);
    expect(html).toContain('<title>(2) Outbox of default</title>');
    expect(html).toContain('MRCAAAAAAAA');
  });

  test.each([
    ['an address', 'AINA@'],
    ['a subject', 'receipt'],
    ['a text', 'pier nine'],
    ['a ticket code', 'mrcaaa'],
  ])('finds a mail by %s', async (_name, search) => {
    const sim = outbox(
      { to: ['b@mail.test'], subject: 'Nothing', text: 'Nothing' },
      { subject: 'Your receipt', text: 'At pier nine', ticketCode: 'MRCAAAAAAAA' },
    );
    expect(subjects(await page(sim, `?search=${search}`))).toEqual(['Your receipt']);
  });

  test('has different texts for an empty outbox and no matches', async () => {
    expect(await page(outbox())).toContain('No mails yet');
    expect(await page(outbox({}), '?search=<b>')).toContain('No mails match ‘&lt;b&gt;’');
  });

  test('has pages, which keep the search', async () => {
    const sim = outbox(...Array.from({ length: 60 }, () => ({})));
    const first = await page(sim, '?search=mail');
    expect(subjects(first)).toHaveLength(50);
    expect(first).toContain('60 mails, page 1 of 2');
    expect(first).toContain(`href="${PATH}?search=mail&amp;page=1"`);
    expect(subjects(await page(sim, '?search=mail&page=1'))).toHaveLength(10);
  });

  test('escapes the content of mails', async () => {
    const evil = '<script>alert(1)</script>';
    const sim = outbox({ to: [evil], subject: evil, text: evil, ticketCode: evil });
    for (const html of [await page(sim), await page(sim, '/1'), await page(sim, `?search=${encodeURIComponent(evil)}`)])
      expect(html).not.toContain('<script');
  });

  test('may not run scripts or load anything from elsewhere', async () => {
    const sim = outbox({ html: '<p>Hello</p>' });
    for (const path of ['', '/1']) {
      const { headers } = await sim.fetch(`${PATH}${path}`, HTML);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).not.toContain('script-src');
      expect(headers.get('cache-control')).toBe('no-store');
      // A page that hides its origin could not send its own form, because strangers are refused.
      expect(headers.get('referrer-policy')).toBe('same-origin');
    }
  });
});

describe('the page of a mail', () => {
  test('marks it as read, shows it as HTML and text, and links to its neighbours', async () => {
    const sim = outbox({}, { html: '<p>Hello</p>', text: 'See https://muara.test/a?b=1&c=2 soon' }, {});
    const html = await page(sim, '/2?search=mail');
    expect(sim.world.tables.outbox.all().map(({ readAt }) => readAt)).toEqual([undefined, sim.clock.now(), undefined]);
    expect(html).toContain(`sandbox="allow-popups allow-popups-to-escape-sandbox allow-downloads" srcdoc="&lt;meta`);
    expect(html).toContain('href="https://muara.test/a?b=1&amp;c=2" target="_blank"');
    expect(html).toContain(`href="${PATH}/3?search=mail">Newer`);
    expect(html).toContain(`href="${PATH}/1?search=mail">Older`);
    expect(html).toContain(`href="${PATH}?search=mail">Back to the outbox`);
  });

  test('shows only the text of a mail without HTML', async () => {
    expect(await page(outbox({}), '/1')).not.toContain('<iframe');
  });

  test('changes nothing when read again', async () => {
    const sim = outbox({});
    await page(sim, '/1');
    const { readAt } = sim.world.tables.outbox.must(1);
    sim.clock.pass(60_000);
    await page(sim, '/1');
    expect(sim.world.tables.outbox.must(1).readAt).toBe(readAt);
  });

  test('shows the mail in a frame, sandboxed even when opened directly; its links open elsewhere', async () => {
    const sim = outbox({ html: '<!doctype html><html lang="ms"><body><a href="/d">Go</a></body></html>' });
    const response = await sim.fetch(`${PATH}/1/html`, HTML);
    expect(response.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups /);
    const html = await response.text();
    expect(html).toMatch(/^<!doctype html><html lang="ms"><meta charset="utf-8">/);
    expect(html).toContain('<base target="_blank">');
    expect(html).toContain('<a href="/d">Go</a>');
    expect(sim.world.tables.outbox.must(1).readAt).toBeUndefined();
  });

  test.each(['/9', '/9/html', '/0', '/one', '/1/text'])('%s is not found', async (path) => {
    expect((await outbox({ html: '<p></p>' }).fetch(`${PATH}${path}`, HTML)).status).toBe(404);
  });

  test('has no HTML for a mail without it', async () => {
    expect((await outbox({}).fetch(`${PATH}/1/html`, HTML)).status).toBe(404);
  });
});

describe('programs', () => {
  test('get JSON, without marking mails as read', async () => {
    const sim = outbox({ html: '<p>Hello</p>', ticketCode: 'MRCAAAAAAAA' });
    const mail = {
      id: 1,
      to: ['aina@mail.test'],
      subject: 'Mail 1',
      text: 'Hello!',
      html: '<p>Hello</p>',
      ticket_code: 'MRCAAAAAAAA',
      created_at: '2026-03-10T10:00:00+08:00',
      received_at: null,
      read_at: null,
      links: [],
    };
    expect(await json(sim)).toEqual({ data: [mail], total: 1 });
    expect(await json(sim, '/1')).toEqual(mail);
    sim.clock.pass(2_000);
    expect(await json(sim, '/1')).toEqual({ ...mail, received_at: '2026-03-10T10:00:02+08:00' });
  });

  test('see a mail as received when it is read in transit', async () => {
    const sim = outbox({});
    sim.clock.pass(500);
    await page(sim, '/1');
    expect(await json(sim, '/1')).toMatchObject({
      received_at: expect.stringMatching(/^2026/),
      read_at: expect.any(String),
    });
  });

  test('mark some or all mails as read', async () => {
    const sim = outbox({}, {}, {});
    const read = (body: object) => json(sim, '', { method: 'POST', body: JSON.stringify(body) });
    expect(await read({ read: [2, 99] })).toEqual({ read: 1 });
    expect(await read({ read: [2] })).toEqual({ read: 0 });
    expect(await read({ read: 'all' })).toEqual({ read: 2 });
    expect(sim.world.tables.outbox.all().every(({ readAt }) => readAt === sim.clock.now())).toBe(true);
  });

  test('are not redirected; the page’s button marks all and leads back', async () => {
    const sim = outbox({}, {});
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const response = await sim.fetch(PATH, { method: 'POST', headers, body: 'read=all' });
    expect([response.status, response.headers.get('location')]).toEqual([303, PATH]);
    expect(await page(sim)).toContain('No unread mails.');
  });

  test.each([{}, { read: 'some' }, { read: ['1'] }, { read: 'all', and: 1 }])('%j is refused', async (body) => {
    const response = await outbox({}).fetch(PATH, { method: 'POST', body: JSON.stringify(body) });
    expect(response.status).toBe(422);
  });
});
