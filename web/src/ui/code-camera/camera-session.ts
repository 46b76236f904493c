import { clock } from '@/lib/clock.ts';
import { type CameraProblem, cameraProblem, isTemporary } from './camera-problem.ts';
import { type Camera, listCameras, openStream, preferCamera } from './open-stream.ts';
import { applyControls, NO_CONTROLS, readControls, type TrackControls } from './track-controls.ts';

/** A camera that another app took, or that is not there yet, is tried again after this long. */
export const RETRY_MS = 3_000;
/** The delay before a camera that ended reopens, so that one that ends each time spares the phone. */
export const RESTART_MS = 500;

/** The browser's side of a camera: `navigator`, or a test's own. */
export interface CameraPlatform {
  /** Missing outside HTTPS. */
  mediaDevices?: MediaDevices | undefined;
  permissions?: Permissions | undefined;
}

/** What a screen shows of the camera. */
export interface CameraView extends TrackControls {
  status: 'starting' | 'live' | 'interrupted' | 'failed';
  /** Set while `failed`. */
  problem: CameraProblem | null;
  stream: MediaStream | null;
  cameras: readonly Camera[];
  /** The camera that is open. */
  cameraId: string | null;
  /** Whether it is a selfie camera, whose picture is mirrored. */
  isFront: boolean;
}

export const STARTING: CameraView = {
  status: 'starting',
  problem: null,
  stream: null,
  cameras: [],
  cameraId: null,
  isFront: false,
  ...NO_CONTROLS,
};

/**
 * One camera from start to stop, which recovers from interruptions.
 * These are a track that ended or stayed mute, another app, a permission granted later and a camera plugged in.
 */
export class CameraSession {
  readonly #devices: MediaDevices | undefined;
  readonly #show: (view: CameraView) => void;
  readonly #ended = new AbortController();
  #view = STARTING;
  /** Removes the listeners of one start; a later start invalidates an earlier one. */
  #start = new AbortController();
  #cancelRetry = () => {};

  constructor({ mediaDevices, permissions }: CameraPlatform, show: (view: CameraView) => void) {
    this.#devices = mediaDevices;
    this.#show = show;
    const { signal } = this.#ended;
    mediaDevices?.addEventListener('devicechange', () => void this.#devicesChanged(), { signal });
    void permissions
      ?.query({ name: 'camera' })
      .then((permission) =>
        permission.addEventListener('change', () => this.#permissionChanged(permission), { signal }),
      )
      // Some browsers do not tell the permission of the camera.
      .catch(() => undefined);
  }

  /** Opens the camera, or opens it again. */
  start(): Promise<void> {
    this.#release();
    this.#update({ ...STARTING, cameras: this.#view.cameras });
    return this.#open();
  }

  /** Opens another camera and remembers it for this browser. */
  choose(id: string): Promise<void> {
    preferCamera(id);
    return this.start();
  }

  /** Reads again what the camera offers: some tell only when they send pictures. */
  refreshControls(): void {
    const track = this.#track();
    if (track) this.#update(readControls(track));
  }

  /** Sets the torch or the zoom, and shows the value that the camera accepted. */
  async set(controls: Partial<TrackControls>): Promise<void> {
    const track = this.#track();
    if (!track) return;
    const { torch, zoom } = { ...this.#view, ...controls };
    this.#update({ torch, zoom });
    try {
      await applyControls(track, { torch, zoom });
    } catch {
      if (track === this.#track()) this.#update(readControls(track));
    }
  }

  /** Call it when the page is shown again: a camera that was lost meanwhile is opened again. */
  async shown(): Promise<void> {
    const track = this.#track();
    const { status, problem } = this.#view;
    const isLost = track ? track.readyState === 'ended' : status === 'failed' && problem !== 'unsupported';
    if (isLost) await this.#open();
    else if (track?.muted) this.#retryAfter(RETRY_MS);
  }

  /** Call it when the page is hidden: nobody would see that the torch is on. */
  async hidden(): Promise<void> {
    if (this.#view.torch) await this.set({ torch: false });
  }

  /** Releases the camera for good. */
  stop(): void {
    this.#ended.abort();
    this.#release();
  }

  /** Opens the camera without changing what the screen shows. */
  async #open(): Promise<void> {
    if (this.#ended.signal.aborted) return;
    this.#release();
    const { signal } = (this.#start = new AbortController());
    if (!this.#devices?.getUserMedia) return this.#fail('unsupported');
    try {
      const stream = await openStream(this.#devices);
      if (signal.aborted) return stopTracks(stream);
      this.#adopt(stream, signal);
      const cameras = await listCameras(this.#devices);
      if (!signal.aborted) this.#update({ cameras });
    } catch (error) {
      if (!signal.aborted) this.#fail(cameraProblem(error));
    }
  }

  #track(): MediaStreamTrack | null {
    return this.#view.stream?.getVideoTracks()[0] ?? null;
  }

  #adopt(stream: MediaStream, signal: AbortSignal): void {
    const track = stream.getVideoTracks()[0]!;
    const { deviceId, facingMode } = track.getSettings();
    track.addEventListener('ended', () => this.#interrupted(RESTART_MS), { signal });
    track.addEventListener('mute', () => this.#interrupted(RETRY_MS), { signal });
    track.addEventListener('unmute', () => this.#resumed(), { signal });
    this.#update({
      status: track.muted ? 'interrupted' : 'live',
      problem: null,
      stream,
      cameraId: deviceId ?? null,
      isFront: facingMode === 'user',
      ...readControls(track),
    });
    if (track.muted) this.#retryAfter(RETRY_MS);
  }

  #interrupted(retryMs: number): void {
    this.#update({ status: 'interrupted' });
    this.#retryAfter(retryMs);
  }

  #resumed(): void {
    this.#cancelRetry();
    this.#update({ status: 'live' });
  }

  #fail(problem: CameraProblem): void {
    this.#update({ ...STARTING, cameras: this.#view.cameras, status: 'failed', problem });
    if (isTemporary(problem)) this.#retryAfter(RETRY_MS);
  }

  #retryAfter(ms: number): void {
    this.#cancelRetry();
    this.#cancelRetry = clock.after(ms, () => void this.#open());
  }

  #permissionChanged({ state }: PermissionStatus): void {
    if (this.#view.problem === 'denied' && state !== 'denied') void this.#open();
  }

  async #devicesChanged(): Promise<void> {
    if (this.#view.status === 'failed') return this.#open();
    const cameras = await listCameras(this.#devices!);
    if (!this.#ended.signal.aborted) this.#update({ cameras });
  }

  #release(): void {
    this.#cancelRetry();
    this.#start.abort();
    if (this.#view.stream) stopTracks(this.#view.stream);
  }

  #update(change: Partial<CameraView>): void {
    if (this.#ended.signal.aborted) return;
    this.#view = { ...this.#view, ...change };
    this.#show(this.#view);
  }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
