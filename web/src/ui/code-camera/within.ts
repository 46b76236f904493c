import { clock } from '@/lib/clock.ts';

/** Returns the result of `work`. Throws if it takes longer than `ms`: some decoders never respond. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(new Error(`No answer within ${ms} ms`)));
    work.then(resolve, reject).finally(cancel);
  });
}
