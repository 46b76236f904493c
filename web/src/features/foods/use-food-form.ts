import type { FoodRecord } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import type { Pictures } from '@/domain/files/use-pictures.ts';
import type { PickedImage } from '@/domain/files/image-drop.pick.ts';
import { useFormPictures } from '@/domain/files/use-form-pictures.ts';
import type { Form } from '@/domain/forms/form.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { bodyOf, checkDraft, draftOf, type FoodDraft } from './food-draft.ts';
import { refetchFoods, keepFood } from './foods.api.ts';
import { foodsMessages as text } from './foods.messages.ts';

export type FoodForm = Form<FoodDraft, FoodRecord> & { pictures: Pictures<PickedImage> };

/** The menu form, saved as a whole. Images take effect immediately. */
export function useFoodForm(record: FoodRecord | null, initial: FoodDraft): FoodForm {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  // 0 is a menu that is not saved yet (001 §7).
  const id = record?.id ?? 0;
  const form = useForm<FoodDraft, FoodRecord>({
    record,
    initialValues: initial,
    valuesOf: draftOf,
    check: checkDraft,
    hasSummary: true,
    save: async (draft, seen) => {
      if (!record) {
        await client.call.addFood({ body: bodyOf(draft) });
        refetchFoods(queries);
        return toast.success(text.added);
      }
      const answer = await client.call.editFood({ body: { ...bodyOf(draft), id, ...seen } });
      keepFood(queries, answer);
      toast.success(text.saved);
      return answer;
    },
  });
  const pictures = useFormPictures<PickedImage>(form, record, {
    upload: async ({ name, dataUrl }) => {
      const body = { img: dataUrl, original_name: name, ...(id === 0 ? {} : { food_id: id }) };
      return client.call.uploadFoodImage({ body });
    },
    remove: (img) => client.call.deleteFoodImage({ params: { id, img } }),
  });
  return { ...form, pictures };
}
