import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DOCUMENT } from './testing/document-server.ts';
import { call, current, json, KEY, print, restart, setUpHelper, tray } from './testing/one-helper.ts';

setUpHelper();

describe('printDocument', () => {
  test('200: stores the exact bytes in the tray, with their source', async () => {
    const { status, body } = await print();
    expect(status).toBe(200);
    const [job] = await tray();
    expect(job).toMatchObject({ id: body['tray_id'], code: 'MRCX7K2M9QP', source: 'local', bytes: DOCUMENT.length });
    const document = await fetch(`${current.helper.url}/tray/${job!['id']}.pdf`);
    expect(document.headers.get('content-type')).toBe('application/pdf');
    expect(await document.text()).toBe(DOCUMENT);
    expect(readFileSync(join(current.trayDir, `${job!['id']}.pdf`), 'utf8')).toBe(DOCUMENT);
    expect(current.documents.asked).toEqual(['/ok.pdf?no-margin=1']);
  });

  test('200: prints a repeated job id once, concurrently, later and after a restart', async () => {
    const twice = await Promise.all([print(undefined, { job_id: 'a' }), print(undefined, { job_id: 'a' })]);
    await restart();
    const later = await print(undefined, { job_id: 'a' });
    expect(new Set([...twice, later].map(({ body }) => body['tray_id'])).size).toBe(1);
    expect(await tray()).toHaveLength(1);
    await print(undefined, { job_id: 'b' });
    expect(await tray()).toHaveLength(2);
  });

  test('200: retries a failed job with its id', async () => {
    expect((await print(`${current.documents.origin}/missing.pdf`, { job_id: 'a' })).status).toBe(502);
    expect((await print(undefined, { job_id: 'a' })).status).toBe(200);
  });

  test('200: does not store a token in the URL', async () => {
    await print(`${current.documents.origin}/ok.pdf?date=2026-11-21&token=secret`);
    expect((await tray())[0]!['pdf']).toBe(`${current.documents.origin}/ok.pdf?date=2026-11-21`);
    expect(current.documents.asked).toEqual(['/ok.pdf?date=2026-11-21&token=secret']);
  });

  test.each([
    ['a wrong key', '/print?api_key=wrong'],
    ['an empty key', '/print?api_key='],
    ['no key', '/print'],
  ])('401: %s prints nothing', async (_, path) => {
    const { status, body } = await call(
      'printDocument',
      path,
      json({ printer_id: 'MUARA-RECEIPT-1', code: 'X', pdf: `${current.documents.origin}/ok.pdf` }),
    );
    expect([status, body['code']]).toEqual([401, 'printer_key_invalid']);
    expect(current.documents.asked).toEqual([]);
  });

  test.each([
    ['text that is no JSON', { body: '{', headers: { 'Content-Type': 'application/json' } }],
    ['JSON sent as plain text', { body: '{}', headers: { 'Content-Type': 'text/plain' } }],
    ['no body', {}],
    ['a body of a megabyte', json({ code: 'x'.repeat(1_000_000) })],
  ])('400: %s', async (_, init) => {
    const { status, body } = await call('printDocument', `/print?api_key=${KEY}`, init);
    expect([status, body['code']]).toEqual([400, 'malformed_request']);
  });

  test.each([
    ['a missing code', { code: undefined }, 'code'],
    ['a code that is a path', { code: '../../etc/passwd' }, 'code'],
    ['another printer', { printer_id: 'MUARA-RECEIPT-2' }, 'printer_id'],
    ['a pdf that is no address', { pdf: 'not an address' }, 'pdf'],
    ['null instead of an object', null, 'body'],
  ])('422: names the field for %s', async (_, more, field) => {
    const body = more && {
      printer_id: 'MUARA-RECEIPT-1',
      code: 'X',
      pdf: `${current.documents.origin}/ok.pdf`,
      ...more,
    };
    const answer = await call('printDocument', `/print?api_key=${KEY}`, json(body));
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed', field } });
  });

  test.each([
    ['another host', () => 'http://example.test/ok.pdf'],
    ['another port', () => 'http://127.0.0.1:1/ok.pdf'],
    ['another name for this machine', () => current.documents.origin.replace('127.0.0.1', 'localhost') + '/ok.pdf'],
    ['another scheme', () => current.documents.origin.replace('http:', 'https:') + '/ok.pdf'],
    ['a file', () => 'file:///etc/passwd'],
    ['a file server', () => 'ftp://127.0.0.1/ok.pdf'],
    ['a script', () => 'javascript:alert(1)'],
    [
      'a name that points to this machine',
      () => current.documents.origin.replace('127.0.0.1', 'localtest.me') + '/ok.pdf',
    ],
    ['the name with a dot', () => current.documents.origin.replace('127.0.0.1', 'localhost.') + '/ok.pdf'],
    ['its other address', () => current.documents.origin.replace('127.0.0.1', '[::1]') + '/ok.pdf'],
    ['a data address', () => 'data:application/pdf,%25PDF-1.4'],
    ['the allowed origin as a user name', () => current.documents.origin.replace('//', '//a:b@') + '/ok.pdf'],
    ['the allowed origin in front of another host', () => `${current.documents.origin}@example.test/ok.pdf`],
    ['a redirect, even within the origin', () => `${current.documents.origin}/redirect`],
  ])('422: %s is not fetched', async (_, address) => {
    const { status, body } = await print(address());
    expect([status, body['code']]).toEqual([422, 'printer_origin_refused']);
    expect(current.documents.asked.filter((path) => path !== '/redirect')).toEqual([]);
    expect(await tray()).toEqual([]);
  });

  test.each(['/page.html', '/half.pdf', '/no-pages.pdf'])(
    '422: refuses a document that is not a PDF: %s',
    async (path) => {
      const { status, body } = await print(`${current.documents.origin}${path}`);
      expect([status, body['code']]).toEqual([422, 'printer_document_invalid']);
      expect(await tray()).toEqual([]);
    },
  );

  test.each(['/large.pdf', '/endless.pdf'])('422: refuses %s as too large', async (path) => {
    await restart({ maxBytes: 1000 });
    const { status, body } = await print(`${current.documents.origin}${path}`);
    expect([status, body['code']]).toEqual([422, 'printer_document_invalid']);
  });

  test('502: the server responds with an error, breaks off or is missing', async () => {
    for (const path of ['/missing.pdf', '/broken']) {
      expect(await print(`${current.documents.origin}${path}`)).toMatchObject({
        status: 502,
        body: { code: 'printer_fetch_failed' },
      });
    }
    await current.documents.close();
    expect(await print()).toMatchObject({ status: 502, body: { code: 'printer_fetch_failed' } });
  });

  test.each(['/silent', '/drip.pdf'])('502: the server exceeds the timeout: %s', async (path) => {
    await restart({ timeoutMs: 50 });
    expect(await print(`${current.documents.origin}${path}`)).toMatchObject({
      status: 502,
      body: { code: 'printer_fetch_failed' },
    });
  });
});
