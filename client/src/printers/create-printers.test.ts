import { describe, expect, test } from 'vitest';
import { createPrinters, PrinterCallError } from './create-printers.ts';

const URLS = {
  receipt: 'http://localhost:3005',
  ticket_agent: 'http://localhost:3006',
  wristband: 'http://localhost:3007',
};
const JOB = {
  apiKey: 'k&y',
  printerId: 'MUARA-RECEIPT-1',
  code: 'MRCX7K2M9QP',
  pdf: 'http://localhost:3000/tickets/pdf/ticket/MRCX7K2M9QP?no-margin=1',
};

/** Printers whose every call gets this response; `calls` records what was sent. */
function printersThat(
  answer: (init: RequestInit) => Promise<Response>,
  { timeoutMs = 1000, urls = URLS }: { timeoutMs?: number; urls?: typeof URLS } = {},
) {
  const calls: { url: string; method: string; body: unknown }[] = [];
  const fetch = async (url: URL | RequestInfo, init: RequestInit = {}) => {
    calls.push({ url: String(url), method: init.method!, body: init.body ? JSON.parse(String(init.body)) : undefined });
    return answer(init);
  };
  return { calls, printers: createPrinters({ urls, fetch, timeoutMs, probeTimeoutMs: timeoutMs }) };
}

const silent = (init: RequestInit) =>
  new Promise<never>((_, reject) => init.signal!.addEventListener('abort', () => reject(init.signal!.reason as Error)));

describe('info', () => {
  test('asks the helper of the type for its identity', async () => {
    const info = { device_id: 'MUARA-WRISTBAND-1', name: 'Wristbands' };
    const { calls, printers } = printersThat(async () => Response.json(info));
    expect(await printers.info('wristband')).toEqual(info);
    expect(calls).toEqual([{ url: 'http://localhost:3007/printer-info', method: 'GET', body: undefined }]);
  });

  test.each<[string, (init: RequestInit) => Promise<Response>]>([
    ['nothing listens there', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'it is offline',
      async () => Response.json({ code: 'printer_offline', message: 'Printer is offline..' }, { status: 503 }),
    ],
    ['something else listens there', async () => new Response('<!doctype html>')],
    ['something else answers JSON', async () => Response.json(null)],
    ['it does not answer in time', silent],
  ])('is null when %s', async (_, answer) => {
    expect(await printersThat(answer, { timeoutMs: 20 }).printers.info('receipt')).toBeNull();
  });
});

test('a helper may be in a folder of its origin', async () => {
  const { calls, printers } = printersThat(async () => Response.json({ device_id: 'R' }), {
    urls: { ...URLS, receipt: 'https://demo.test/a/b/printers/receipt' },
  });
  await printers.info('receipt');
  expect(calls[0]?.url).toBe('https://demo.test/a/b/printers/receipt/printer-info');
});

describe('print and followUp', () => {
  test('send what the contract requires', async () => {
    const { calls, printers } = printersThat(async () => Response.json({ success: true, tray_id: 't1' }));
    expect(await printers.print('receipt', { ...JOB, jobId: 'j1' })).toEqual({ success: true, tray_id: 't1' });
    const { apiKey, printerId, code } = JOB;
    await printers.followUp('ticket_agent', {
      apiKey,
      printerId,
      code,
      reprint: 1,
      reprintReason: 'Torn',
      trayId: 't1',
    });
    expect(calls).toEqual([
      {
        url: 'http://localhost:3005/print?api_key=k%26y',
        method: 'POST',
        body: { printer_id: printerId, code, pdf: JOB.pdf, job_id: 'j1' },
      },
      {
        url: 'http://localhost:3006/print/info?api_key=k%26y',
        method: 'POST',
        body: { printer_id: printerId, code, reprint: 1, reprint_reason: 'Torn', tray_id: 't1' },
      },
    ]);
  });

  test("throw a refusal with the helper's code and message", async () => {
    const refusal = { code: 'printer_paper_out', message: 'The printer is out of paper' };
    const { printers } = printersThat(async () => Response.json(refusal, { status: 503 }));
    const error = await printers.print('receipt', JOB).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PrinterCallError);
    expect(error).toMatchObject({ kind: 'http', status: 503, ...refusal });
  });

  test.each<[string, (init: RequestInit) => Promise<Response>, object]>([
    [
      'an answer without a code',
      async () => new Response('', { status: 500 }),
      { kind: 'http', status: 500, code: null },
    ],
    ['no answer in time', silent, { kind: 'timeout', status: 0, code: null }],
    [
      'no connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { kind: 'network', status: 0, code: null },
    ],
  ])('%s is thrown as such', async (_, answer, expected) => {
    await expect(printersThat(answer, { timeoutMs: 20 }).printers.print('receipt', JOB)).rejects.toMatchObject({
      ...expected,
      message: 'Printer not connected. Please check the printer',
    });
  });
});

describe('job and cancel', () => {
  test('request a job by its key, with any characters', async () => {
    const status = {
      job_id: 'a/b c',
      state: 'printed',
      tray_id: 't1',
      code: null,
      message: null,
      parts_done: 1,
      parts_total: 1,
    };
    const { calls, printers } = printersThat(async () => Response.json(status));
    expect(await printers.job('receipt', { apiKey: 'k', jobId: 'a/b c' })).toEqual(status);
    expect(await printers.cancel('wristband', { apiKey: 'k', jobId: 'a/b c' })).toEqual(status);
    expect(calls).toEqual([
      { url: 'http://localhost:3005/jobs/a%2Fb%20c?api_key=k', method: 'GET', body: undefined },
      { url: 'http://localhost:3007/jobs/a%2Fb%20c/cancel?api_key=k', method: 'POST', body: undefined },
    ]);
  });
});

test('every call has the given options, and never sends cookies', async () => {
  const seen: RequestInit[] = [];
  const fetch = async (_: URL | RequestInfo, init: RequestInit = {}) => {
    seen.push(init);
    return Response.json({ device_id: 'd', name: 'n' });
  };
  await createPrinters({ urls: URLS, fetch, init: { referrerPolicy: 'origin', credentials: 'include' } }).info(
    'receipt',
  );
  expect(seen).toMatchObject([{ referrerPolicy: 'origin', credentials: 'omit', method: 'GET' }]);
});
