import type { Images } from '@muara/contract/types';
import { useEffect, useEffectEvent } from 'react';
import type { Form } from '../forms/form.ts';
import { inOrderOf, type Pictures, usePictures } from './use-pictures.ts';

interface PictureCalls<Image> {
  upload(image: Image): Promise<Images>;
  remove(file: string): Promise<Images>;
}

/**
 * Returns the pictures in a record's form.
 * They are saved when they are added or removed; their order is saved with the form. Changes by others show
 * immediately.
 */
export function useFormPictures<Image>(
  form: Form<{ imgs: readonly string[] }>,
  record: { imgs?: string[] } | null,
  calls: PictureCalls<Image>,
): Pictures<Image> {
  const take = ({ imgs, ...revision }: Images) => {
    form.acceptSaved({ imgs }, revision);
    form.setValues({ imgs: inOrderOf(form.getValues().imgs, imgs) });
  };
  const follow = useEffectEvent((imgs: string[]) => {
    if (imgs.join('\n') !== form.savedValues.imgs.join('\n')) take({ imgs });
  });
  useEffect(() => {
    if (record) follow(record.imgs ?? []);
  }, [record]);
  return usePictures<Image>({ ...calls, take });
}
