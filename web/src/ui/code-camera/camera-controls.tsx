import { line } from '@/ui/icon-frame.tsx';
import type { Camera } from './open-stream.ts';
import styles from './code-camera.module.css';
import { codeCameraMessages as text } from './code-camera.messages.ts';
import type { Zoom } from './track-controls.ts';
import type { CodeCameraState } from './use-code-camera.ts';

/** Torch, choice of camera and zoom, each where the device has it. */
export function CameraControls({ camera }: { camera: CodeCameraState }) {
  const { torch, zoom, cameras, cameraId, setTorch, setZoom, chooseCamera } = camera;
  const hasChoice = cameras.length > 1;
  if (torch === null && zoom === null && !hasChoice) return null;
  return (
    <div className={styles.controls}>
      {torch === null ? null : (
        <button
          type="button"
          className={styles.control}
          aria-label={text.torch}
          aria-pressed={torch}
          title={text.torch}
          onClick={() => setTorch(!torch)}
        >
          <TorchIcon />
        </button>
      )}
      {zoom ? <ZoomSlider zoom={zoom} onZoom={setZoom} /> : null}
      {hasChoice ? <CameraChoice cameras={cameras} cameraId={cameraId} onChoose={chooseCamera} /> : null}
    </div>
  );
}

function ZoomSlider({ zoom, onZoom }: { zoom: Zoom; onZoom(zoom: Zoom): void }) {
  const factor = text.zoomFactor(zoom.value.toFixed(1));
  return (
    <div className={styles.zoom}>
      <input
        type="range"
        min={zoom.min}
        max={zoom.max}
        step={zoom.step}
        value={zoom.value}
        aria-label={text.zoom}
        aria-valuetext={factor}
        title={text.zoom}
        onChange={({ target }) => onZoom({ ...zoom, value: target.valueAsNumber })}
      />
      <span aria-hidden="true" className={styles.factor}>
        {factor}
      </span>
    </div>
  );
}

interface CameraChoiceProps {
  cameras: readonly Camera[];
  cameraId: string | null;
  onChoose(id: string): void;
}

/** A native list behind an icon: camera names are long, and it must not cover much of the picture. */
function CameraChoice({ cameras, cameraId, onChoose }: CameraChoiceProps) {
  return (
    <div className={styles.choice}>
      <select
        className={styles.control}
        aria-label={text.camera}
        title={text.camera}
        value={cameraId ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        {cameras.some(({ id }) => id === cameraId) ? null : <option value="">{text.camera}</option>}
        {cameras.map(({ id, label }, index) => (
          <option key={id} value={id}>
            {label || text.cameraNumber(index + 1)}
          </option>
        ))}
      </select>
      <SwitchIcon />
    </div>
  );
}

const TorchIcon = line('M7 3h10v3.5l-2.5 4V21h-5V10.5L7 6.5zM7 6.5h10M12 13.5v2', 28);
const SwitchIcon = line(
  'M4 9V7.5h3.5L9 5.5h6l1.5 2H20V9M20 15v3.5H4V15M9 12a3 3 0 0 1 5.4-1.8m.6 1.8a3 3 0 0 1-5.4 1.8',
  28,
);
