import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Modules of white that a reader needs around the code. */
const QUIET_MODULES = 4;

/** A text as a QR code in vectors: black on white in the dark too, or no reader would take it. */
export function QrCode({ text, label }: { text: string; /** What it is the code of. */ label: string }) {
  const { size, data } = encode(text, { ecc: 'Q', boostEcc: true, border: QUIET_MODULES });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  );
}
