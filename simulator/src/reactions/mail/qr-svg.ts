import { encode } from 'uqr';
import { escapeHtml } from '../../documents/html-page.ts';

/** White modules that readers need around the code. */
const QUIET_MODULES = 4;
/** Pixels that a scanner can read from a phone at arm's length. */
const SIDE = 256;

/** Returns the QR code of a text as an SVG for mails: black on white in any colour scheme. */
export function qrSvg(text: string, label: string): string {
  const { size, data } = encode(text, { ecc: 'Q', boostEcc: true, border: QUIET_MODULES });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${SIDE}" height="${SIDE}" role="img" aria-label="${escapeHtml(label)}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark}"/></svg>`;
}
