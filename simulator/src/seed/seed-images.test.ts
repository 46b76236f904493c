import { readdirSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { foods } from '../world/catalogue/foods.ts';
import { packages } from '../world/catalogue/packages.ts';
import { popups } from '../world/catalogue/popups.ts';
import { loadSeedDocument, loadSeedImage, usePictures } from './seed-images.ts';

const TODAY = '2026-03-10';
const files = readdirSync(new URL('images/', import.meta.url));
const names = files.map((file) => file.replace(/ts$/, 'jpg'));
const listBytes = (base64: string): Buffer => Buffer.from(base64, 'base64');

/** Width and height as the frame header states them. */
function frameOf(jpeg: Buffer): { width: number; height: number } {
  let at = 2;
  while (at < jpeg.length) {
    const marker = jpeg[at + 1]!;
    // C4, C8 and CC stand in the range of frame headers and are none.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  throw new Error('No frame header');
}

describe('pictures of the seed', () => {
  test.each(names)('%s is a small JPEG of 640 × 400', async (name) => {
    const image = await loadSeedImage(name);
    expect(image?.type).toBe('image/jpeg');
    const jpeg = listBytes(image!.base64);
    expect(jpeg.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(jpeg.subarray(-2).toString('hex')).toBe('ffd9');
    expect(jpeg.length).toBeLessThanOrEqual(20_480);
    expect(frameOf(jpeg)).toEqual({ width: 640, height: 400 });
  });

  test('no two are the same, and all together stay small', async () => {
    const images = await Promise.all(names.map(async (name) => (await loadSeedImage(name))!.base64));
    expect(new Set(images).size).toBe(names.length);
    expect(images.reduce((sum, base64) => sum + listBytes(base64).length, 0)).toBeLessThanOrEqual(300 * 1024);
  });

  test('every package, every dish and every popup has one', () => {
    const pictures = [...packages.seed(TODAY), ...foods.seed(TODAY)].map(({ imgs }) => imgs);
    for (const imgs of pictures) expect(imgs).toHaveLength(1);
    expect([...pictures.flat(), ...popups.seed(TODAY).map(({ img }) => img)].sort()).toEqual(names.sort());
  });

  test('come from the host when it has them, and only those of the seed', async () => {
    usePictures(async (file) => `of ${file}`);
    try {
      expect((await loadSeedImage('food-1.jpg'))?.base64).toBe('of food-1.jpg');
      expect(await loadSeedImage('package-99.jpg')).toBeUndefined();
    } finally {
      usePictures(undefined);
    }
  });

  test.each(['package-99.jpg', 'package-1', '', '../package-1.jpg', 'constructor'])('%j is unknown', async (name) => {
    expect(await loadSeedImage(name)).toBeUndefined();
  });
});

describe('documents of the seed', () => {
  test.each(['ssm.pdf', 'kpl.pdf'])('%s is one page, small, the same every time', async (name) => {
    const file = await loadSeedDocument(name);
    expect(file?.type).toBe('application/pdf');
    const pdf = listBytes(file!.base64);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeLessThanOrEqual(3_072);
    expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1);
    expect(await loadSeedDocument(name)).toEqual(file);
  });

  test.each(['ssm.jpg', '', 'constructor'])('%j is unknown', async (name) => {
    expect(await loadSeedDocument(name)).toBeUndefined();
  });
});
