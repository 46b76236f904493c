import type { FoodRecord } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useRemoveRecord } from '@/domain/records/use-remove-record.ts';
import { refetchFoods } from './foods.api.ts';
import { foodsMessages as text } from './foods.messages.ts';

/** Removes a menu after confirmation (001 §8). */
export function useRemoveFood(): (record: FoodRecord) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  return useRemoveRecord<FoodRecord>({
    question: text.removeQuestion,
    who: ({ name }) => text.removeWho(name),
    call: ({ id }) => client.call.deleteFood({ params: { id } }),
    done: () => text.removed,
    refetch: () => refetchFoods(queries),
  });
}
