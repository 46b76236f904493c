import { expect, test } from 'vitest';
import { memoryStore, startHelper, type HelperParts, type MemoryFiles } from './in-process.ts';
import { textLine, writePdf } from './pdf/write-pdf.ts';

const ORIGIN = 'https://demo.test';
const page = writePdf([{ width: 200, height: 100, content: textLine({ size: 10, y: 50, text: 'Paid' }) }]);

/** A helper without disk and network, whose documents come from the same program. */
function startInMemory(tray: MemoryFiles, jobs: MemoryFiles) {
  const asked: string[] = [];
  const parts: HelperParts = {
    stores: { tray: memoryStore(tray), jobs: memoryStore(jobs) },
    reader: {
      fetch: async (input) => {
        asked.push(String(input));
        return new Response(page as BodyInit);
      },
      countPages: async () => 1,
    },
    openSocket: () => {
      throw new Error('It has no realtime channel');
    },
    drawPages: () => ({ picture: async () => undefined }),
  };
  const options = { type: 'receipt', allowedOrigin: ORIGIN, allowedHosts: ['demo.test'], apiKey: 'k' } as const;
  const helper = startHelper({ ...options, realtimeUrl: null }, parts);
  const get = async (path: string): Promise<Response> => helper.fetch(new Request(`${ORIGIN}${path}`));
  const print = (jobId: string): Response | Promise<Response> =>
    helper.fetch(
      new Request(`${ORIGIN}/print?api_key=k`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          printer_id: helper.deviceId,
          code: 'MRC1',
          pdf: `${ORIGIN}/tickets/pdf/receipt/MRC1`,
          job_id: jobId,
        }),
      }),
    );
  return { helper, get, print, asked };
}

test('a helper in memory prints once per key, and finds its papers and jobs again', async () => {
  const [tray, jobs]: MemoryFiles[] = [new Map(), new Map()];
  const first = startInMemory(tray!, jobs!);
  const { tray_id: id } = (await (await first.print('a/../b')).json()) as { tray_id: string };
  expect(first.asked).toEqual([`${ORIGIN}/tickets/pdf/receipt/MRC1`]);
  first.helper.close();

  const again = startInMemory(tray!, jobs!);
  expect(await (await again.print('a/../b')).json()).toEqual({ success: true, tray_id: id });
  expect(again.asked).toEqual([]);
  expect(await (await again.get('/tray')).json()).toMatchObject({ total: 1, data: [{ id, code: 'MRC1', pages: 1 }] });
  const paper = await again.get(`/tray/${id}.pdf`);
  expect(new Uint8Array(await paper.arrayBuffer())).toEqual(page);
  expect((await again.get(`/tray/${id}/1.png`)).status).toBe(404);
  expect((await again.get('/')).status).toBe(404);
  again.helper.close();
});
