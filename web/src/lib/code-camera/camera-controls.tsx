import styles from './code-camera.module.css';
import { codeCameraMessages as text } from './code-camera.messages.ts';
import type { CodeCameraState } from './use-code-camera.ts';

/** Torch, choice of camera and zoom, each where the device has it. */
export function CameraControls({ camera }: { camera: CodeCameraState }) {
  const { torch, zoom, cameras, cameraId, setTorch, setZoom, chooseCamera } = camera;
  const hasChoice = cameras.length > 1;
  if (torch === null && zoom === null && !hasChoice) return null;
  return (
    <div className={styles.controls}>
      {zoom ? (
        <label className={styles.zoom}>
          <span>{text.zoom}</span>
          <input
            type="range"
            min={zoom.min}
            max={zoom.max}
            step={zoom.step}
            value={zoom.value}
            aria-valuetext={text.zoomFactor(zoom.value.toFixed(1))}
            onChange={({ target }) => setZoom({ ...zoom, value: target.valueAsNumber })}
          />
          <output>{text.zoomFactor(zoom.value.toFixed(1))}</output>
        </label>
      ) : null}
      {torch === null ? null : (
        <button type="button" className={styles.control} aria-pressed={torch} onClick={() => setTorch(!torch)}>
          <TorchIcon />
          {text.torch}
        </button>
      )}
      {hasChoice ? (
        <select
          className={styles.control}
          aria-label={text.camera}
          value={cameraId ?? ''}
          onChange={({ target }) => chooseCamera(target.value)}
        >
          {cameras.some(({ id }) => id === cameraId) ? null : <option value="">{text.camera}</option>}
          {cameras.map(({ id, label }, index) => (
            <option key={id} value={id}>
              {label || text.cameraNumber(index + 1)}
            </option>
          ))}
        </select>
      ) : null}
    </div>
  );
}

function TorchIcon() {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M7 3h10v3.5l-2.5 4V21h-5V10.5L7 6.5zM7 6.5h10M12 13.5v2" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
