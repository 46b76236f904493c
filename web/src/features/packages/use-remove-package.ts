import type { PackageRecord } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useRemoveRecord } from '@/domain/records/use-remove-record.ts';
import { refetchPackages } from './packages.api.ts';
import { packagesMessages as text } from './packages.messages.ts';

/** Removes a package after confirmation (001 §8). */
export function useRemovePackage(): (record: PackageRecord) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  return useRemoveRecord<PackageRecord>({
    question: text.removeQuestion,
    who: ({ name }) => text.removeWho(name),
    call: ({ id }) => client.call.deletePackage({ params: { id } }),
    done: () => text.removed,
    refetch: () => refetchPackages(queries),
  });
}
