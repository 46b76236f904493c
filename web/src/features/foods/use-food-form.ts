import type { FoodRecord } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { type Pictures, usePictures } from '@/domain/files/use-pictures.ts';
import type { PickedImage } from '@/domain/files/image-drop.pick.ts';
import { type PageFormState, usePageForm } from '@/domain/forms/use-page-form.ts';
import { bodyOf, checkDraft, draftOf, type FoodDraft } from './food-draft.ts';
import { forgetFoods, keepFood } from './foods.api.ts';
import { foodsMessages as text } from './foods.messages.ts';

export type FoodForm = PageFormState<FoodDraft, FoodRecord> & { pictures: Pictures<PickedImage> };

/** The menu form: saved as a whole, but for its images, which come and go at once. */
export function useFoodForm(record: FoodRecord | null, initial: FoodDraft): FoodForm {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  // 0 stands for a menu that is not saved yet (001 §7).
  const id = record?.id ?? 0;
  const form = usePageForm<FoodDraft, FoodRecord>({
    record,
    initialValues: initial,
    savedValues: initial,
    valuesOf: draftOf,
    check: checkDraft,
    add: async (draft) => {
      await client.call.addFood({ body: bodyOf(draft) });
      forgetFoods(queries);
      toast.success(text.added);
    },
    edit: async (draft, seen) => {
      const answer = await client.call.editFood({ body: { ...bodyOf(draft), id, ...seen } });
      keepFood(queries, answer);
      toast.success(text.saved);
      return answer;
    },
  });
  const pictures = usePictures<PickedImage>({
    take: form.takePictures,
    upload: async ({ name, dataUrl }) => {
      const body = { img: dataUrl, original_name: name, ...(id === 0 ? {} : { food_id: id }) };
      return client.call.uploadFoodImage({ body });
    },
    remove: (img) => client.call.deleteFoodImage({ params: { id, img } }),
  });
  return { ...form, pictures };
}
