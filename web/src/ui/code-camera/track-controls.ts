/** Steps of a camera's zoom. */
export interface Zoom {
  min: number;
  max: number;
  step: number;
  value: number;
}

/** What can be set on the camera that is open; null where it cannot. */
export interface TrackControls {
  /** Whether the torch is on. */
  torch: boolean | null;
  zoom: Zoom | null;
}

export const NO_CONTROLS: TrackControls = { torch: null, zoom: null };

/** The parts of the Media Capture standard that TypeScript does not know. */
interface ImageCapabilities {
  torch?: boolean;
  zoom?: { min: number; max: number; step: number };
}
interface ImageSettings {
  torch?: boolean;
  zoom?: number;
}

/** Returns what the open camera offers, with its values now. */
export function readControls(track: MediaStreamTrack): TrackControls {
  // Firefox learned `getCapabilities` late.
  const capabilities = (track.getCapabilities?.() ?? {}) as ImageCapabilities;
  const settings = track.getSettings() as ImageSettings;
  const { zoom } = capabilities;
  return {
    torch: capabilities.torch ? (settings.torch ?? false) : null,
    zoom:
      zoom && zoom.max > zoom.min
        ? { min: zoom.min, max: zoom.max, step: zoom.step || 0.1, value: settings.zoom ?? zoom.min }
        : null,
  };
}

/**
 * Sets torch and zoom in one constraint set. Throws when the camera refuses.
 * Browsers forget what a later call leaves out, and read only the first set.
 */
export async function applyControls(track: MediaStreamTrack, { torch, zoom }: TrackControls): Promise<void> {
  const wanted: ImageSettings = {
    ...(torch === null ? {} : { torch }),
    ...(zoom === null ? {} : { zoom: zoom.value }),
  };
  await track.applyConstraints({ advanced: [wanted as MediaTrackConstraintSet] });
}
