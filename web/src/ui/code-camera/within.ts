import { clock } from '@/lib/clock.ts';

/** Returns what `work` resolves with. Throws when that takes longer than `ms`: some decoders never answer. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(new Error(`No answer within ${ms} ms`)));
    work.then(resolve, reject).finally(cancel);
  });
}
