import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { createPrinters } from '@muara/client/printers';
import { startPrinterSim } from '@muara/printer-sim';
import { renderReceipt } from '@muara/simulator/documents';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { SIMPLE_RECEIPT } from '../support/sample-documents.ts';

test('a camera reads the code from the picture of a print, which is black on white', async () => {
  const receipt = await renderReceipt(SIMPLE_RECEIPT, { noMargin: true });
  const server = createServer((_, response) => response.end(receipt));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const trayDir = mkdtempSync(join(tmpdir(), 'muara-tray-'));
  const common = { trayDir, allowedOrigin: origin, realtimeUrl: null, apiKey: 'k' };
  const helper = await startPrinterSim({ type: 'receipt', port: 0, ...common });
  try {
    const printers = createPrinters({ urls: { receipt: helper.url, ticket_agent: helper.url, wristband: helper.url } });
    const job = { apiKey: 'k', printerId: helper.deviceId, code: SIMPLE_RECEIPT.code, pdf: `${origin}/receipt.pdf` };
    const { tray_id: trayId } = await printers.print('receipt', job);
    const picture = await loadImage(await (await fetch(`${helper.url}/tray/${trayId}/1.png`)).arrayBuffer());
    const context = createCanvas(picture.width, picture.height).getContext('2d');
    context.drawImage(picture, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, picture.width, picture.height);
    expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(SIMPLE_RECEIPT.code);
    expect(new Set(data)).toEqual(new Set([0, 255]));
    // 80 mm at 203 dots to the inch.
    expect(width).toBe(640);
  } finally {
    await helper.close();
    server.close();
    rmSync(trayDir, { recursive: true });
  }
});
