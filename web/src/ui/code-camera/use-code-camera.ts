import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CameraSession, type CameraView, STARTING } from './camera-session.ts';
import { createDecoder } from './code-decoder.ts';
import { openNativeDecoder } from './native-decoder.ts';
import { readFrames } from './read-frames.ts';
import type { Zoom } from './track-controls.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { videoFrames } from './video-frames.ts';
import { createWorkerDecoder } from './worker-decoder.ts';

export interface CodeCameraProps {
  /** Called with the text of each QR code that comes into view, once while it stays there. */
  onCode(text: string): void;
  /** Called when a code reader fails. */
  onError(error: unknown): void;
  /** Whether to ignore codes for now; the picture continues. */
  paused?: boolean;
}

export interface CodeCameraState extends CameraView {
  videoRef: RefObject<HTMLVideoElement | null>;
  /** Whether the code reader is still being loaded. */
  isLoading: boolean;
  /** Shows the camera again after a problem. */
  retry(): void;
  chooseCamera(id: string): void;
  setTorch(isOn: boolean): void;
  setZoom(zoom: Zoom): void;
  /** Call it when the video begins to play. */
  refreshControls(): void;
}

const openDecoder = () =>
  createDecoder({
    openNative: openNativeDecoder,
    openWorker: () =>
      createWorkerDecoder(new Worker(new URL('./decoder.worker.ts', import.meta.url), { type: 'module' })),
  });

/**
 * Opens the camera, keeps it open and reports the codes that it sees.
 * Unmounting releases everything.
 */
export function useCodeCamera({ onCode, onError, paused = false }: CodeCameraProps): CodeCameraState {
  const videoRef = useRef<HTMLVideoElement>(null);
  const session = useRef<CameraSession>(null);
  const [view, setView] = useState(STARTING);
  const [isReadable, setReadable] = useState<boolean | null>(null);
  const report = useEffectEvent(onCode);
  const reportError = useEffectEvent(onError);
  const isPaused = useEffectEvent(() => paused);

  useEffect(() => {
    const opened = new CameraSession(navigator, setView);
    const visibilityChanged = () => void (document.hidden ? opened.hidden() : opened.shown());
    session.current = opened;
    void opened.start();
    document.addEventListener('visibilitychange', visibilityChanged);
    return () => {
      document.removeEventListener('visibilitychange', visibilityChanged);
      opened.stop();
      session.current = null;
    };
  }, []);

  useEffect(() => {
    const decoder = openDecoder();
    const over = new AbortController();
    const frames = videoFrames(videoRef.current!, () => isPaused());
    const callbacks = {
      onCode: (text: string) => report(text),
      onReadable: setReadable,
      onError: (error: unknown) => reportError(error),
    };
    void readFrames(frames, decoder, callbacks, over.signal);
    return () => {
      over.abort();
      decoder.close();
    };
  }, []);

  const { stream, status } = view;
  useEffect(() => {
    const video = videoRef.current!;
    if (video.srcObject !== stream) video.srcObject = stream;
    // After a call the video of some phones stays paused.
    if (stream && status === 'live') void video.play().catch(() => undefined);
  }, [stream, status]);
  useWakeLock(status !== 'failed');

  const isUnreadable = status === 'live' && isReadable === false;
  return {
    ...view,
    ...(isUnreadable ? { status: 'failed', problem: 'unreadable' } : {}),
    videoRef,
    isLoading: isReadable === null,
    retry: () => void session.current?.start(),
    chooseCamera: (id) => void session.current?.choose(id),
    setTorch: (torch) => void session.current?.set({ torch }),
    setZoom: (zoom) => void session.current?.set({ zoom }),
    refreshControls: () => session.current?.refreshControls(),
  };
}
