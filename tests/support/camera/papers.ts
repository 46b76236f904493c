import { createCanvas, loadImage } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import type { Random } from '../../../simulator/src/world/random.ts';
import { scanPdfPages } from '../read-pdf.ts';
import type { GrayPicture } from './gray-picture.ts';

/** A printed page as it lies in front of a camera. */
export interface Paper extends GrayPicture {
  /** What its QR code says, read by another decoder than the app's. */
  text: string;
  /** The middle of the code and its side in pixels of the page, and how many modules the side has. */
  code: { x: number; y: number; side: number; modules: number };
}

/** Returns the pages of a PDF as papers. Throws when one has no readable QR code. */
export async function papersOf(pdf: Uint8Array): Promise<Paper[]> {
  const pages = await scanPdfPages(pdf);
  return Promise.all(pages.map(({ png }) => paperOf(png)));
}

async function paperOf(png: Buffer): Promise<Paper> {
  const image = await loadImage(png);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const found = jsQR(data, width, height, { inversionAttempts: 'dontInvert' });
  if (!found) throw new Error('The page has no readable QR code');
  const { topLeftCorner, topRightCorner, bottomRightCorner } = found.location;
  return {
    width,
    height,
    gray: Uint8ClampedArray.from({ length: width * height }, (_, index) => data[index * 4]!),
    text: found.data,
    code: {
      x: (topLeftCorner.x + bottomRightCorner.x) / 2,
      y: (topLeftCorner.y + bottomRightCorner.y) / 2,
      side: Math.hypot(topRightCorner.x - topLeftCorner.x, topRightCorner.y - topLeftCorner.y),
      modules: 17 + 4 * found.version,
    },
  };
}

/**
 * Returns the paper with blots of random shade over `share` of its code, 0 to 1: dirt, scratches, a
 * torn corner.
 */
export function damage(paper: Paper, share: number, random: Random): Paper {
  const { width, height, code } = paper;
  const gray = paper.gray.slice();
  const [left, top] = [code.x - code.side / 2, code.y - code.side / 2];
  for (let area = 0; area < share * code.side ** 2;) {
    const [wide, high] = [1, 2].map(() => Math.ceil(code.side * (0.02 + 0.2 * random.next()))) as [number, number];
    const [x0, y0] = [left + random.next() * code.side, top + random.next() * code.side];
    const shade = random.int(0, 255);
    for (let y = Math.max(0, Math.floor(y0 - high / 2)); y < Math.min(height, y0 + high / 2); y += 1)
      gray.fill(
        shade,
        y * width + Math.max(0, Math.floor(x0 - wide / 2)),
        y * width + Math.min(width, Math.ceil(x0 + wide / 2)),
      );
    area += wide * high;
  }
  return { ...paper, gray };
}

/** Finder patterns with their white border: without them nothing is taken for a code. */
const FINDER = 8;

/**
 * Returns the paper with `share` of the modules of its code turned over, 0 to 1, as if they had been
 * read wrong.
 */
export function scramble(paper: Paper, share: number, random: Random): Paper {
  const { width, code } = paper;
  const gray = paper.gray.slice();
  const module = code.side / code.modules;
  const edge = (index: number) => Math.round(index * module - code.side / 2);
  for (let row = 0; row < code.modules; row += 1) {
    for (let column = 0; column < code.modules; column += 1) {
      const isOuter = (index: number) => index < FINDER || index >= code.modules - FINDER;
      if ((isOuter(row) && isOuter(column)) || !random.chance(share)) continue;
      for (let y = edge(row); y < edge(row + 1); y += 1) {
        for (let x = edge(column); x < edge(column + 1); x += 1) {
          const index = Math.round(code.y + y) * width + Math.round(code.x + x);
          gray[index] = 255 - gray[index]!;
        }
      }
    }
  }
  return { ...paper, gray };
}
