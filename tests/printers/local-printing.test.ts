import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPrinters } from '@muara/client/printers';
import { startPrinterSim } from '@muara/printer-sim';
import { renderReceipt } from '@muara/simulator/documents';
import { expect, test } from 'vitest';
import { scanPdf } from '../support/read-pdf.ts';
import { SIMPLE_RECEIPT } from '../support/sample-documents.ts';

test('what the server renders comes out of the helper byte for byte, and a camera reads its code', async () => {
  const receipt = await renderReceipt(SIMPLE_RECEIPT, { noMargin: true });
  const server = createServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'application/pdf' }).end(receipt),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const trayDir = mkdtempSync(join(tmpdir(), 'muara-tray-'));
  const helper = await startPrinterSim({
    type: 'receipt',
    port: 0,
    trayDir,
    allowedOrigin: origin,
    realtimeUrl: null,
    apiKey: 'k',
  });
  try {
    const printers = createPrinters({ urls: { receipt: helper.url, ticket_agent: helper.url, wristband: helper.url } });
    const info = await printers.info('receipt');
    expect(info?.device_id).toBe(helper.deviceId);

    const pdf = `${origin}/tickets/pdf/ticket/${SIMPLE_RECEIPT.code}?no-margin=1`;
    const job = { apiKey: 'k', printerId: info!.device_id, code: SIMPLE_RECEIPT.code };
    const { tray_id: trayId } = await printers.print('receipt', { ...job, pdf });
    expect(await printers.followUp('receipt', { ...job, reprint: null, reprintReason: null })).toEqual({
      success: true,
      tray_id: trayId,
    });

    const printed = new Uint8Array(await (await fetch(`${helper.url}/tray/${trayId}.pdf`)).arrayBuffer());
    expect(Buffer.from(printed).equals(receipt)).toBe(true);
    const { text, qr } = await scanPdf(printed);
    expect(text).toContain('TOTAL RM 75.00');
    expect(qr).toBe(SIMPLE_RECEIPT.code);
  } finally {
    await helper.close();
    server.close();
    rmSync(trayDir, { recursive: true });
  }
});
