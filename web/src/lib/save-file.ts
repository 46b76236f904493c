import { clock } from '@/lib/clock.ts';

/** How long the browser may take to start reading the file. */
const KEEP_MS = 60_000;

/** Saves a fetched file under a name; no window is opened, so no pop-up blocker can stop it. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  clock.after(KEEP_MS, () => URL.revokeObjectURL(url));
}
