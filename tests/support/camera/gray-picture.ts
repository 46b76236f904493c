/** A picture in shades of grey, 0 black to 255 white, row by row. */
export interface GrayPicture {
  width: number;
  height: number;
  gray: Uint8ClampedArray;
}

/** Returns the pixels as a canvas and a decoder take them. */
export function toRgba({ width, height, gray }: GrayPicture): {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
} {
  const data = new Uint8ClampedArray(width * height * 4);
  const words = new Uint32Array(data.buffer);
  for (let index = 0; index < gray.length; index += 1) words[index] = 0xff00_0000 | (gray[index]! * 0x01_0101);
  return { data, width, height };
}

/** Returns the picture smeared evenly over `steps` pixels along a direction: a hand that moves. */
export function smear(picture: GrayPicture, [dx, dy]: readonly [number, number], steps: number): GrayPicture {
  if (steps < 2) return picture;
  const { width, height, gray } = picture;
  const sums = new Uint16Array(gray.length);
  for (let step = 0; step < steps; step += 1) {
    const shift = step - (steps - 1) / 2;
    const shiftX = Math.round(shift * dx);
    const shiftY = Math.round(shift * dy);
    for (let y = 0; y < height; y += 1) {
      const row = Math.min(height - 1, Math.max(0, y + shiftY)) * width;
      for (let x = 0; x < width; x += 1)
        sums[y * width + x]! += gray[row + Math.min(width - 1, Math.max(0, x + shiftX))]!;
    }
  }
  return { width, height, gray: Uint8ClampedArray.from(sums, (sum) => sum / steps) };
}

/** Returns the picture out of focus: each point spreads over about `radius` pixels to every side. */
export function blur(picture: GrayPicture, radius: number): GrayPicture {
  if (radius < 1) return picture;
  const { width, height } = picture;
  const gray = picture.gray.slice();
  // Twice each way: close to the round spot of a lens.
  for (let round = 0; round < 2; round += 1) {
    for (let y = 0; y < height; y += 1) spread(gray, { from: y * width, step: 1, count: width }, Math.round(radius));
    for (let x = 0; x < width; x += 1) spread(gray, { from: x, step: width, count: height }, Math.round(radius));
  }
  return { width, height, gray };
}

/**
 * Replaces each pixel of a row or column by the average of its neighbours, from a sum that moves
 * along.
 */
function spread(
  gray: Uint8ClampedArray,
  { from, step, count }: { from: number; step: number; count: number },
  radius: number,
): void {
  const before = Uint8ClampedArray.from({ length: count }, (_, index) => gray[from + index * step]!);
  const last = count - 1;
  let sum = before[0]! * radius;
  for (let index = 0; index < radius; index += 1) sum += before[Math.min(last, index)]!;
  for (let index = 0; index < count; index += 1) {
    sum += before[Math.min(last, index + radius)]!;
    gray[from + index * step] = sum / (2 * radius + 1);
    sum -= before[Math.max(0, index - radius)]!;
  }
}
