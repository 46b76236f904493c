import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storage } from '@/lib/storage.ts';
import { type CameraPlatform, CameraSession, type CameraView, RESTART_MS, RETRY_MS } from './camera-session.ts';

class FakeTrack extends EventTarget {
  muted = false;
  readyState: 'live' | 'ended' = 'live';
  settings: Record<string, unknown>;
  refuses = false;
  constructor(
    readonly id: string,
    readonly capabilities: object,
  ) {
    super();
    this.settings = { deviceId: id, facingMode: id === 'front' ? 'user' : 'environment', zoom: 1 };
  }
  stop = () => void (this.readyState = 'ended');
  getSettings = () => this.settings;
  getCapabilities = () => this.capabilities;
  applyConstraints = async ({ advanced }: { advanced: object[] }) => {
    if (this.refuses) throw new Error('OverconstrainedError');
    Object.assign(this.settings, ...advanced);
  };
  /** Lets the device do something to it. */
  happen(event: 'mute' | 'unmute' | 'ended'): void {
    if (event === 'ended') this.readyState = 'ended';
    else this.muted = event === 'mute';
    this.dispatchEvent(new Event(event));
  }
}

const problem = (name: string) => Object.assign(new Error(name), { name });

/** The cameras of a phone, as `navigator.mediaDevices` gives them. */
class FakeDevices extends EventTarget {
  readonly tracks: FakeTrack[] = [];
  readonly asked: MediaTrackConstraints[] = [];
  refusal: Error | null = null;
  capabilities: object = { torch: true, zoom: { min: 1, max: 4, step: 0.5 } };
  cameras = ['rear', 'front'];
  getUserMedia = async ({ video }: { video: MediaTrackConstraints }) => {
    this.asked.push(video);
    if (this.refusal) throw this.refusal;
    const wanted = (video.deviceId as { exact: string } | undefined)?.exact;
    if (wanted !== undefined && !this.cameras.includes(wanted)) throw problem('OverconstrainedError');
    const track = new FakeTrack(wanted ?? 'rear', this.capabilities);
    this.tracks.push(track);
    return { getVideoTracks: () => [track], getTracks: () => [track] };
  };
  enumerateDevices = async () => [
    { kind: 'audioinput', deviceId: 'mic', label: 'Microphone' },
    ...this.cameras.map((deviceId) => ({ kind: 'videoinput', deviceId, label: `The ${deviceId} one` })),
  ];
  /** Cameras that are open now. */
  get open(): string[] {
    return this.tracks.filter(({ readyState }) => readyState === 'live').map(({ id }) => id);
  }
}

let devices: FakeDevices;
let permission: EventTarget & { state: PermissionState };
let views: CameraView[];
let session: CameraSession;
const view = () => views.at(-1)!;
const track = () => devices.tracks.at(-1)!;
const settle = () => vi.advanceTimersByTimeAsync(0);

function openSession(platform: { mediaDevices?: unknown } = { mediaDevices: devices }): void {
  views = [];
  const permissions: unknown = { query: async () => permission };
  session = new CameraSession({ permissions, ...platform } as CameraPlatform, (next) => views.push(next));
}

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.spyOn(storage, 'get').mockImplementation((key) => kept.get(key) ?? null);
  vi.spyOn(storage, 'set').mockImplementation((key, value) => Boolean(kept.set(key, value)));
  devices = new FakeDevices();
  const state: PermissionState = 'prompt';
  permission = Object.assign(new EventTarget(), { state });
  openSession();
});
afterEach(() => {
  session.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the camera', () => {
  test('opens at the rear, with the torch off, and lists the others', async () => {
    await session.start();
    expect(views[0]!.status).toBe('starting');
    expect(devices.asked[0]).toMatchObject({ facingMode: { ideal: 'environment' } });
    expect(view()).toMatchObject({
      status: 'live',
      problem: null,
      cameraId: 'rear',
      isFront: false,
      torch: false,
      zoom: { min: 1, max: 4, step: 0.5, value: 1 },
      cameras: [
        { id: 'rear', label: 'The rear one' },
        { id: 'front', label: 'The front one' },
      ],
    });
  });

  test('that somebody chose is opened again next time, or the rear one when it is gone', async () => {
    await session.start();
    await session.choose('front');
    expect(view()).toMatchObject({ cameraId: 'front', isFront: true });
    expect(devices.open).toEqual(['front']);
    session.stop();
    openSession();
    await session.start();
    expect(view().cameraId).toBe('front');
    session.stop();
    devices.cameras = ['rear'];
    openSession();
    await session.start();
    expect(view()).toMatchObject({ status: 'live', cameraId: 'rear' });
  });

  test('sets torch and zoom together, and shows what it refused', async () => {
    await session.start();
    await session.set({ torch: true });
    await session.set({ zoom: { ...view().zoom!, value: 2.5 } });
    expect(track().settings).toMatchObject({ torch: true, zoom: 2.5 });
    expect(view()).toMatchObject({ torch: true, zoom: { value: 2.5 } });
    track().refuses = true;
    await session.set({ torch: false });
    expect(view().torch).toBe(true);
  });

  test('offers neither torch nor zoom where the device has none, until it tells of them', async () => {
    devices.capabilities = {};
    await session.start();
    expect(view()).toMatchObject({ torch: null, zoom: null });
    Object.assign(track().capabilities, { torch: true });
    session.refreshControls();
    expect(view().torch).toBe(false);
  });

  test('switches its torch off when the page is hidden', async () => {
    await session.start();
    await session.set({ torch: true });
    await session.hidden();
    expect(track().settings).toMatchObject({ torch: false });
  });

  test.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'failed'],
  ])('refused with %s is %s, and Try again opens it', async (name, want) => {
    devices.refusal = problem(name);
    await session.start();
    expect(view()).toMatchObject({ status: 'failed', problem: want, stream: null });
    devices.refusal = null;
    await session.start();
    expect(view()).toMatchObject({ status: 'live', problem: null });
  });

  test('outside HTTPS is unsupported', async () => {
    openSession({});
    await session.start();
    expect(view()).toMatchObject({ status: 'failed', problem: 'unsupported' });
  });
});

describe('a camera that was taken away comes back', () => {
  test('when another app has it, after every few seconds, without the screen flickering', async () => {
    devices.refusal = problem('NotReadableError');
    await session.start();
    views.length = 1;
    await vi.advanceTimersByTimeAsync(RETRY_MS * 3);
    expect(devices.asked).toHaveLength(4);
    expect(new Set(views.map(({ status }) => status))).toEqual(new Set(['starting', 'failed']));
    expect(views.filter(({ status }) => status === 'starting')).toHaveLength(1);
    devices.refusal = null;
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(view()).toMatchObject({ status: 'live', problem: null });
  });

  test('when its track ends', async () => {
    await session.start();
    track().happen('ended');
    expect(view().status).toBe('interrupted');
    await vi.advanceTimersByTimeAsync(RESTART_MS);
    expect(view().status).toBe('live');
    expect(devices.tracks).toHaveLength(2);
  });

  test('when its track is mute: with the track, or opened again when that stays mute', async () => {
    await session.start();
    track().happen('mute');
    expect(view().status).toBe('interrupted');
    track().happen('unmute');
    expect(view().status).toBe('live');
    await vi.advanceTimersByTimeAsync(RETRY_MS * 2);
    expect(devices.tracks).toHaveLength(1);
    track().happen('mute');
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(view().status).toBe('live');
    expect(devices.open).toEqual(['rear']);
    expect(devices.tracks).toHaveLength(2);
  });

  test('when the permission is given in the settings of the browser', async () => {
    devices.refusal = problem('NotAllowedError');
    await session.start();
    await vi.advanceTimersByTimeAsync(RETRY_MS * 2);
    expect(devices.asked, 'nobody is asked again after a refusal').toHaveLength(1);
    devices.refusal = null;
    permission.state = 'granted';
    permission.dispatchEvent(new Event('change'));
    await settle();
    expect(view().status).toBe('live');
  });

  test('when one is plugged in, and the list follows', async () => {
    devices.refusal = problem('NotFoundError');
    await session.start();
    devices.refusal = null;
    devices.dispatchEvent(new Event('devicechange'));
    await settle();
    expect(view().status).toBe('live');
    devices.cameras = ['rear', 'front', 'usb'];
    devices.dispatchEvent(new Event('devicechange'));
    await settle();
    expect(view().cameras).toHaveLength(3);
  });

  test('when the page is shown again', async () => {
    await session.start();
    track().readyState = 'ended';
    await session.shown();
    expect([view().status, devices.tracks.length]).toEqual(['live', 2]);
    await session.shown();
    expect(devices.tracks, 'one that still runs is left alone').toHaveLength(2);
  });
});

describe('a camera that is not needed any more', () => {
  test('is released, and does not come back', async () => {
    await session.start();
    const old = track();
    session.stop();
    expect(devices.open).toEqual([]);
    const before = views.length;
    old.happen('ended');
    devices.dispatchEvent(new Event('devicechange'));
    await session.start();
    await vi.advanceTimersByTimeAsync(RETRY_MS * 3);
    expect([devices.tracks.length, views.length]).toEqual([1, before]);
  });

  test('is released also when it opens too late', async () => {
    const opening = session.start();
    session.stop();
    await opening;
    expect(devices.open).toEqual([]);
    openSession();
    const first = session.start();
    const second = session.start();
    await Promise.all([first, second]);
    expect(devices.open).toHaveLength(1);
  });
});
