/** Longest side of a decoded frame, in pixels: larger frames take longer and decode no better. */
const MAX_SIDE = 800;

export interface Crop {
  /** The part of the picture that is decoded, in its own pixels. */
  left: number;
  top: number;
  side: number;
  /** Its side after scaling down. */
  scaled: number;
}

/** Returns the square in the middle of a picture: what the aiming frame shows, upright or lying. */
export function cropToMiddle(width: number, height: number): Crop {
  const side = Math.min(width, height);
  return {
    left: Math.floor((width - side) / 2),
    top: Math.floor((height - side) / 2),
    side,
    scaled: Math.min(side, MAX_SIDE),
  };
}

/** Returns the middle of what a video shows now, or null while it shows nothing. */
export async function grabFrame(video: HTMLVideoElement): Promise<ImageBitmap | null> {
  const { left, top, side, scaled } = cropToMiddle(video.videoWidth, video.videoHeight);
  if (side === 0) return null;
  const size = { resizeWidth: scaled, resizeHeight: scaled };
  return createImageBitmap(video, left, top, side, side, scaled === side ? {} : { ...size, resizeQuality: 'medium' });
}
