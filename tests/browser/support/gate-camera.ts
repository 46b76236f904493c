import type { PrinterType } from '@muara/contract/constants';
import type { PrinterInfo } from '@muara/contract/types';
import { type BrowserContext, chromium, test } from '@playwright/test';
import { type Paper, papersOf } from '../../support/camera/papers.ts';
import { type Scene, writeVideo } from '../../support/camera/write-video.ts';
import type { World } from './world.ts';

const executablePath = process.env.MUARA_CHROMIUM ?? '/usr/bin/chromium';
/** The scanner takes a paper for another one only after it was out of sight for a second and a half. */
const GAP_MS = 1_700;

/** Prints a document on a printer helper, as the till does; returns the papers that came out. */
export async function printPapers(world: World, type: PrinterType, code: string): Promise<Paper[]> {
  const printer = world.printerUrl(type);
  const { device_id: printerId } = (await (await fetch(`${printer}/printer-info`)).json()) as PrinterInfo;
  const document = type === 'receipt' ? 'ticket' : type;
  const answer = await fetch(`${printer}/print?api_key=muara-printer-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(world.base).origin },
    body: JSON.stringify({ printer_id: printerId, code, pdf: `${world.base}/tickets/pdf/${document}/${code}` }),
  });
  if (!answer.ok) throw new Error(`${type}: ${answer.status} ${await answer.text()}`);
  const [printed] = (await world.tray(type)).filter((job) => job.code === code);
  return papersOf(await world.trayDocument(type, printed!.id));
}

/**
 * Opens a browser whose camera sees the scenes, again and again, each followed by an empty table. Its
 * camera cannot be changed later, so it is a browser of its own; close it with `context.browser()`.
 */
export async function openPhone(world: World, scenes: readonly Scene[]): Promise<BrowserContext> {
  const video = test.info().outputPath('camera.mjpeg');
  writeVideo(video, scenes, { gapMs: GAP_MS, seed: test.info().title });
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  });
  return browser.newContext({
    baseURL: new URL(world.base).origin,
    viewport: { width: 390, height: 844 },
    locale: 'en-MY',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
}
