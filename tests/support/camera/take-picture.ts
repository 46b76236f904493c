import type { Random } from '../../../simulator/src/world/random.ts';
import { blur, type GrayPicture, smear } from './gray-picture.ts';
import type { Paper } from './papers.ts';

/** How a paper lies in front of the camera, and in what light. */
export interface Shot {
  /** Side of the code as a share of the picture's shorter side. */
  share: number;
  /** The middle of the code, as a share of the picture from its middle. */
  shift: readonly [x: number, y: number];
  /** How far the paper is turned in its plane, in radians. */
  turn: number;
  /** How far it leans away from the camera, in radians, and towards which side. */
  tilt: number;
  tiltTowards: number;
  /** What white paper sends back, 0 to 1. */
  light: number;
  /** Spread of the sensor's noise, in shades. */
  noise: number;
  /** Radius in pixels by which the picture is out of focus. */
  blur: number;
  /** Pixels over which it moves while the shutter is open, and the direction. */
  motion: number;
  motionTowards: number;
  /**
   * A lamp that is mirrored: its place as a share of the picture, its radius, and its strength from 0 to
   * 1.
   */
  glare: { x: number; y: number; radius: number; strength: number } | null;
}

/** A table in the dark, around the paper. */
const TABLE = 70;
/**
 * The camera's distance from the paper, in sides of the code: near, so that a tilt shows in
 * perspective.
 */
const DISTANCE = 2.5;

interface Size {
  width: number;
  height: number;
}

/** Returns what a camera sees of a paper. */
export function takePicture(paper: Paper, shot: Shot, size: Size, random: Random): GrayPicture {
  const seen = project(paper, shot, size);
  const focused = blur(seen, shot.blur);
  const still = smear(focused, [Math.cos(shot.motionTowards), Math.sin(shot.motionTowards)], Math.round(shot.motion));
  light(still, shot);
  addNoise(still, shot.noise, random);
  return still;
}

/** Lays the paper into the picture, by the point of it that each pixel sees. */
function project(paper: Paper, shot: Shot, { width, height }: Size): GrayPicture {
  const side = shot.share * Math.min(width, height);
  const [middleX, middleY] = [width * (0.5 + shot.shift[0]), height * (0.5 + shot.shift[1])];
  const { code } = paper;
  const [[rightX, rightY, rightZ], [downX, downY, downZ], [normalX, normalY, normalZ]] = axesOf(shot);
  const gray = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) {
    const fromMiddleY = (y - middleY) / side;
    for (let x = 0; x < width; x += 1) {
      const fromMiddleX = (x - middleX) / side;
      // The ray of this pixel meets the plane of the paper.
      const length = (DISTANCE * normalZ) / (normalX * fromMiddleX + normalY * fromMiddleY + normalZ * DISTANCE);
      const atX = length * fromMiddleX;
      const atY = length * fromMiddleY;
      const atZ = (length - 1) * DISTANCE;
      const across = rightX * atX + rightY * atY + rightZ * atZ;
      const downwards = downX * atX + downY * atY + downZ * atZ;
      gray[y * width + x] = shadeAt(paper, code.x + across * code.side, code.y + downwards * code.side);
    }
  }
  return { width, height, gray };
}

type Vector = readonly [number, number, number];

/** The paper's own directions in front of the camera: to its right, down, and away from it. */
function axesOf({ turn, tilt, tiltTowards }: Shot): [right: Vector, down: Vector, normal: Vector] {
  const [leanX, leanY] = [Math.cos(tiltTowards), Math.sin(tiltTowards)];
  /** Leans a direction of the picture's plane back by the tilt. */
  const lean = (x: number, y: number): Vector => {
    const towards = x * leanX + y * leanY;
    const shorter = towards * (Math.cos(tilt) - 1);
    return [x + shorter * leanX, y + shorter * leanY, towards * Math.sin(tilt)];
  };
  const normal: Vector = [-leanX * Math.sin(tilt), -leanY * Math.sin(tilt), Math.cos(tilt)];
  return [lean(Math.cos(turn), Math.sin(turn)), lean(-Math.sin(turn), Math.cos(turn)), normal];
}

/** The shade of a point of the paper, between its four nearest pixels. */
function shadeAt({ width, height, gray }: Paper, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return TABLE;
  const right = x - left;
  const down = y - top;
  const index = top * width + left;
  const upper = gray[index]! * (1 - right) + gray[index + 1]! * right;
  const lower = gray[index + width]! * (1 - right) + gray[index + width + 1]! * right;
  return upper * (1 - down) + lower * down;
}

/**
 * Darkens the picture, and lays the mirrored lamp over it.
 * Ink is never quite black nor paper quite white.
 */
function light({ width, gray }: GrayPicture, { light: brightness, glare }: Shot): void {
  const height = gray.length / width;
  for (let index = 0; index < gray.length; index += 1) {
    const paper = brightness * (25 + gray[index]! * 0.85);
    gray[index] = glare ? paper + lampAt(glare, (index % width) / width, Math.floor(index / width) / height) : paper;
  }
}

function lampAt({ x, y, radius, strength }: NonNullable<Shot['glare']>, atX: number, atY: number): number {
  const away = ((atX - x) ** 2 + (atY - y) ** 2) / radius ** 2;
  return away < 9 ? 255 * strength * Math.exp(-away) : 0;
}

/** A table of noise is drawn once, and read from another place for each row. */
function addNoise({ width, gray }: GrayPicture, spread: number, random: Random): void {
  if (spread === 0) return;
  const drawn = Int8Array.from(
    { length: 8_191 },
    () => (random.next() + random.next() + random.next() - 1.5) * 2 * spread,
  );
  let at = 0;
  for (let index = 0; index < gray.length; index += 1) {
    if (index % width === 0) at = random.int(0, drawn.length - 1);
    gray[index]! += drawn[(at = (at + 1) % drawn.length)]!;
  }
}
