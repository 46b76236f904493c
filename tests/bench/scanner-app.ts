import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { chromium } from 'playwright';
import { type GrayPicture, toRgba } from '../support/camera/gray-picture.ts';
import { flags } from './pages.ts';
import { root, simulatorProgram, startServer } from './servers.ts';

const executablePath = process.env.MUARA_CHROMIUM ?? '/usr/bin/chromium';

/** A frame and what it says. */
interface SharpFrame {
  text: string;
  picture: GrayPicture;
}

interface AppReading {
  /** From handing a frame over until its codes were back, in milliseconds. */
  times: number[];
  /** The same for the first frame, for which the decoder is loaded. */
  firstMs: number;
  /** How many frames were read, in per cent. */
  read: number;
}

/** Decodes frames in a browser with the worker of the built app, served under its own policy. */
export async function decodeInApp(frames: readonly SharpFrame[]): Promise<AppReading> {
  const webRoot = join(root, 'web/dist');
  const script = readdirSync(join(webRoot, 'assets')).find((name) => /^decoder\.worker-.*\.js$/.test(name));
  if (!script) throw new Error('The built app has no decoder');
  const server = await startServer(
    process.execPath,
    (port) => [simulatorProgram, '--port', String(port), '--web', webRoot],
    '/config.json',
  );
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${server.port}/d/login`);
    const pictures = frames.map(({ picture }) => pngOf(picture));
    const answers = await page.evaluate<{ ms: number; texts: string[] }[]>(
      `(${DECODE})(${JSON.stringify(script)}, ${JSON.stringify(pictures)})`,
    );
    const isRead = (index: number) => answers[index]!.texts.includes(frames[index]!.text);
    const [first, ...times] = answers.map(({ ms }) => ms);
    return { firstMs: first!, times, read: (100 * frames.filter((_, index) => isRead(index)).length) / frames.length };
  } finally {
    await browser.close();
    await server.stop();
  }
}

function pngOf(picture: GrayPicture): string {
  const { data, width, height } = toRgba(picture);
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return canvas.toBuffer('image/png').toString('base64');
}

/**
 * Runs in the page, as text: what compiles this file would put names into a function that the page
 * does not know.
 */
const DECODE = `async (script, pictures) => {
  const worker = new Worker('/assets/' + script, { type: 'module' });
  const answers = [];
  for (const picture of pictures) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const frame = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const began = performance.now();
    const answer = await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message || 'The decoder did not load'));
      worker.postMessage(frame, [frame]);
    });
    if (answer.error) throw new Error(answer.error);
    answers.push({ ms: performance.now() - began, texts: answer.codes.map(({ text }) => text) });
  }
  return answers;
}`;
