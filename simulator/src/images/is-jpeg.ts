import { hasAllowedSize } from './has-allowed-size.ts';

/** Markers after 0xff. */
const MARKER = { start: 0xd8, end: 0xd9, scan: 0xda, stuffing: 0x00, temporary: 0x01 } as const;
const PRECISION_BITS = 8;

/** Baseline, extended and progressive frames, the ones that browsers decode. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xc2;
/** Lossless, hierarchical and arithmetic frames, which they do not. C4, C8 and CC are tables. */
const isUnsupportedFrame = (marker: number): boolean =>
  marker >= 0xc3 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/**
 * Returns whether `bytes` are a complete JPEG of an allowed size: every segment ends where the next
 * one starts, one frame comes before the first scan, its scans have enough data for the frame, and the image ends with
 * its end marker.
 */
export function isJpeg(bytes: Uint8Array): boolean {
  let fewestBytes = 0;
  let scanned = 0;
  let at = 2;
  while (at + 1 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    // Any number of 0xff may come before a marker.
    if (marker === 0xff) at += 1;
    else if (marker === MARKER.end) return fewestBytes > 0 && scanned >= fewestBytes;
    else if (marker === MARKER.temporary || isRestart(marker)) at += 2;
    else {
      const segment = readSegment(bytes, at + 2);
      if (!segment || marker === MARKER.start || marker === MARKER.stuffing || isUnsupportedFrame(marker)) return false;
      at += 2 + segment.length;
      if (isFrame(marker)) {
        if (fewestBytes > 0) return false;
        fewestBytes = fewestScanBytes(segment);
      }
      if (isFrame(marker) || marker === MARKER.scan) if (fewestBytes === 0) return false;
      if (marker === MARKER.scan) {
        const end = findScanEnd(bytes, at);
        scanned += end - at;
        at = end;
      }
    }
  }
  return false;
}

/** Returns a segment with its two bytes of length; undefined when the file ends before it. */
function readSegment(bytes: Uint8Array, at: number): Uint8Array | undefined {
  if (at + 2 > bytes.length) return undefined;
  const length = (bytes[at]! << 8) | bytes[at + 1]!;
  return length >= 2 && at + length <= bytes.length ? bytes.subarray(at, at + length) : undefined;
}

/**
 * Returns the fewest bytes that the scans of a frame can have, at one bit per block of its finest
 * component; 0 when the frame is malformed or too large.
 */
function fewestScanBytes(frame: Uint8Array): number {
  if (frame.length < 8 || frame[2] !== PRECISION_BITS) return 0;
  const height = (frame[3]! << 8) | frame[4]!;
  const width = (frame[5]! << 8) | frame[6]!;
  const components = frame[7]!;
  if (components < 1 || components > 4 || frame.length !== 8 + 3 * components) return 0;
  if (!hasAllowedSize(width, height)) return 0;
  return Math.ceil((Math.ceil(width / 8) * Math.ceil(height / 8)) / 8);
}

/**
 * Returns where the coded data of a scan end: at a marker that is neither a stuffed byte nor a
 * restart.
 */
function findScanEnd(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1]!;
    if (next !== MARKER.stuffing && !isRestart(next)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}
