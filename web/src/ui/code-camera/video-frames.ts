import { grabFrame } from './grab-frame.ts';
import type { FrameSource } from './read-frames.ts';

/** Returns the frames of a video, each when the browser shows it. */
export function videoFrames(video: HTMLVideoElement, isPaused: () => boolean): FrameSource {
  return {
    isPaused,
    async next(signal) {
      await frameShown(video, signal);
      return signal.aborted || isPaused() ? null : grabFrame(video);
    },
  };
}

/** Resolves when the video shows another frame, or when `signal` aborts. */
function frameShown(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const hasCallbacks = typeof video.requestVideoFrameCallback === 'function';
    const stop = () => {
      if (hasCallbacks) video.cancelVideoFrameCallback(id);
      else cancelAnimationFrame(id);
      resolve();
    };
    const shown = () => {
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const id = hasCallbacks ? video.requestVideoFrameCallback(shown) : requestAnimationFrame(shown);
    signal.addEventListener('abort', stop, { once: true });
  });
}
