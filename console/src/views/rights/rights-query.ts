import type { Control } from '@muara/client/control';
import { can } from '@muara/client/http';
import { OPERATION_IDS, type OperationId } from '@muara/contract/operations';
import { queryOptions } from '@tanstack/react-query';
import { worldKey } from '../../data/queries.ts';

/** One column: a role, an account with it, and what it may call. */
export interface RoleRights {
  role: string;
  /** Null for visitors. */
  account: string | null;
  allowed: ReadonlySet<OperationId>;
}

/** Reads what each role of a world may call, by the grid of rights that is saved there. */
export const rightsQuery = (control: Control, name: string) =>
  queryOptions({
    queryKey: [...worldKey(name), 'rights'],
    queryFn: async (): Promise<RoleRights[]> => {
      const { data } = await control.listPersonas({ params: { name } });
      const first = [...new Map(data.filter((one) => one.can_sign_in).map((one) => [one.role, one])).keys()];
      const columns = first.map(async (role) => {
        const { account } = data.find((one) => one.role === role && one.can_sign_in)!;
        const { user } = await control.openSession({ params: { name, account } });
        return { role, account, allowed: new Set(OPERATION_IDS.filter((id) => can(user, id))) };
      });
      const visitor = { role: 'Visitor', account: null, allowed: new Set(OPERATION_IDS.filter((id) => can(null, id))) };
      return [visitor, ...(await Promise.all(columns))];
    },
  });
