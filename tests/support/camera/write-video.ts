import { writeFileSync } from 'node:fs';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { createRandom, type Random } from '../../../simulator/src/world/random.ts';
import { toRgba } from './gray-picture.ts';
import type { Paper } from './papers.ts';
import { type ShotKind, SHOTS } from './shots.ts';
import { takePicture } from './take-picture.ts';

/** A paper that is held in front of the camera for a while, then taken away. */
export interface Scene {
  paper: Paper;
  kind: ShotKind;
}

/** Chromium shows a file at this pace. */
const FRAMES_A_SECOND = 30;
const SIZE = { width: 480, height: 480 };
const QUALITY = 80;
/** Half a second in view, drawn in every third frame as a slow camera would. */
const VIEW = { pictures: 8, repeats: 3 };

/**
 * Writes the scenes as a video for `--use-file-for-fake-video-capture`, which shows it again and
 * again. After each paper the camera sees the table for `gapMs`.
 */
export function writeVideo(
  path: string,
  scenes: readonly Scene[],
  { gapMs, seed }: { gapMs: number; seed: string },
): void {
  const random = createRandom(seed);
  const table = encode(new Uint8ClampedArray(SIZE.width * SIZE.height).fill(70));
  const gap = Array.from({ length: Math.ceil((gapMs / 1000) * FRAMES_A_SECOND) }, () => table);
  writeFileSync(path, Buffer.concat(scenes.flatMap((scene) => [...gap, ...framesOf(scene, random)])));
}

/** The paper drifts a little, as a hand does. */
function framesOf({ paper, kind }: Scene, random: Random): Buffer[] {
  const shot = SHOTS[kind](random);
  return Array.from({ length: VIEW.pictures }, (_, index) => {
    const drift = index / VIEW.pictures - 0.5;
    const shift = [shot.shift[0] + 0.1 * drift, shot.shift[1] - 0.06 * drift] as const;
    const { gray } = takePicture(paper, { ...shot, shift, turn: shot.turn + 0.1 * drift }, SIZE, random);
    const frame = encode(gray);
    return Array.from({ length: VIEW.repeats }, () => frame);
  }).flat();
}

function encode(gray: Uint8ClampedArray): Buffer {
  const { data, width, height } = toRgba({ ...SIZE, gray });
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return canvas.toBuffer('image/jpeg', QUALITY);
}
