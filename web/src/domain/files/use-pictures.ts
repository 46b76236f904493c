import type { Images } from '@muara/contract/types';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { reportError } from '@/domain/errors/errors.ts';
import { uploadError } from './upload-error.ts';

interface PicturesOptions<Image> {
  /** Sends a picture. Returns all pictures that the record has now. */
  upload(image: Image): Promise<Images>;
  /** Removes a picture. Returns those that are left. */
  remove(file: string): Promise<Images>;
  /** Takes over what is there now. */
  take(stored: Images): void;
}

export interface Pictures<Image> {
  busy: boolean;
  /** Uploads a picture; the caller of `add` handles what it throws. */
  upload(image: Image): Promise<void>;
  /** Returns whether the picture was removed; a failure shows in a toast. */
  remove(file: string): Promise<boolean>;
}

/**
 * Returns the pictures of a record in a form, which upload and delete immediately, one at a time.
 * The object stays the same until `busy` changes.
 */
export function usePictures<Image>(options: PicturesOptions<Image>): Pictures<Image> {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const run = useCallback(async (change: () => Promise<Images>) => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      latest.current.take(await change());
      return true;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  const upload = useCallback(
    async (image: Image) => {
      await run(() => latest.current.upload(image)).catch((error: unknown) => {
        throw uploadError(error, 'img');
      });
    },
    [run],
  );
  const remove = useCallback(
    (file: string) =>
      run(() => latest.current.remove(file)).catch((error: unknown) => {
        reportError(error);
        return false;
      }),
    [run],
  );
  return useMemo(() => ({ busy, upload, remove }), [busy, upload, remove]);
}

/** What is there now: first what was shown, in its order, then what is new. */
export function inOrderOf(shown: readonly string[], there: readonly string[]): string[] {
  const kept = shown.filter((file) => there.includes(file));
  return [...kept, ...there.filter((file) => !kept.includes(file))];
}

/** The list with one file a place further to the left or right; at the end it stays. */
export function moved(files: readonly string[], file: string, by: -1 | 1): string[] {
  const from = files.indexOf(file);
  const to = from + by;
  if (from < 0 || to < 0 || to >= files.length) return [...files];
  const rest = files.filter((_, index) => index !== from);
  return [...rest.slice(0, to), file, ...rest.slice(to)];
}
