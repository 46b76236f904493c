import type { MuaraClient } from '@muara/client/http';
import type { OperationMap } from '@muara/contract/types';
import { queryOptions } from '@tanstack/react-query';

export type AuditQuestion = NonNullable<OperationMap['listAudit']['query']>;
export type AuditAnswer = OperationMap['listAudit']['answer'];

/** A page of the audit log. */
export const auditQuery = (client: MuaraClient, question: AuditQuestion) =>
  queryOptions({
    queryKey: ['audit', question],
    queryFn: ({ signal }) => client.call.listAudit({ query: question, signal }),
  });
