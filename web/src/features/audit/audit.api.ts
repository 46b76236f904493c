import type { MuaraClient } from '@muara/client/http';
import type { OperationMap } from '@muara/contract/types';
import { queryOptions } from '@tanstack/react-query';

export type AuditQuery = NonNullable<OperationMap['listAudit']['query']>;
export type AuditAnswer = OperationMap['listAudit']['answer'];

/** A page of the audit log. */
export const auditQuery = (client: MuaraClient, query: AuditQuery) =>
  queryOptions({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => client.call.listAudit({ query, signal }),
  });
