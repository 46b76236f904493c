import { storage } from '@/lib/storage.ts';

const KEY = 'muara.camera';
/** Enough for a code at arm's length, and not more than a slow phone decodes in time. */
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } } satisfies MediaTrackConstraints;

/** Returns the camera that somebody chose on this browser, or null. */
const preferredCamera = (): string | null => storage.get(KEY);

/** Saves the camera choice in this browser. */
export const preferCamera = (id: string): boolean => storage.set(KEY, id);

/**
 * Opens the preferred camera, or the rear one if none is preferred or it no longer exists.
 * Throws what `getUserMedia` throws.
 */
export async function openStream(devices: Pick<MediaDevices, 'getUserMedia'>): Promise<MediaStream> {
  const rear = { audio: false, video: { ...SIZE, facingMode: { ideal: 'environment' } } };
  const id = preferredCamera();
  if (id === null) return devices.getUserMedia(rear);
  try {
    return await devices.getUserMedia({ audio: false, video: { ...SIZE, deviceId: { exact: id } } });
  } catch (error) {
    if (error instanceof Error && (error.name === 'OverconstrainedError' || error.name === 'NotFoundError'))
      return devices.getUserMedia(rear);
    throw error;
  }
}

export interface Camera {
  id: string;
  /** Its name; empty until the browser reveals it. */
  label: string;
}

/** Returns the cameras of this device; none where the browser does not tell. */
export async function listCameras(devices: Pick<MediaDevices, 'enumerateDevices'>): Promise<Camera[]> {
  const all = await devices.enumerateDevices().catch((): MediaDeviceInfo[] => []);
  return all.flatMap(({ kind, deviceId: id, label }) => (kind === 'videoinput' && id !== '' ? [{ id, label }] : []));
}
