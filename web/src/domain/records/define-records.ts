import type { MuaraClient } from '@muara/client/http';
import { SCREENS } from '@muara/contract/screens';
import type { OperationId, OperationMap } from '@muara/contract/types';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Seen } from '@/domain/forms/form.ts';
import { keepFirstPage, keepRecord } from './record-cache.ts';
import { recordQuery } from './record-query.ts';
import { recordsQuery, type RecordsPage } from './records-query.ts';

/** The screens whose records open in dialogs over their list. */
type RecordScreen = {
  [Name in keyof typeof SCREENS]: (typeof SCREENS)[Name] extends { dialogs: object; queryKey: string } ? Name : never;
}[keyof typeof SCREENS];

export interface StoredRow {
  id: number;
  name: string;
}

interface Operations<List, Add> {
  list: List;
  add: Add;
  edit: OperationId;
  remove: OperationId;
}

/** The queries and commands of a plain list. */
export interface Records<Row extends StoredRow, Draft> {
  screen: RecordScreen;
  operations: Operations<OperationId, OperationId>;
  /** What all queries of these records begin with. */
  key: QueryKey;
  pageQuery(client: MuaraClient, query: { page: number }): ReturnType<typeof recordsQuery<Row>>;
  oneQuery(client: MuaraClient, queries: QueryClient, id: number | null): ReturnType<typeof recordQuery<Row>>;
  /** Adds a record, or changes one, and shows it wherever these records are listed. */
  save(client: MuaraClient, queries: QueryClient, change: Change<Row, Draft>): Promise<void>;
  remove(client: MuaraClient, row: Row): Promise<unknown>;
}

interface Change<Row, Draft> {
  /** Null for a new record. */
  row: Row | null;
  draft: Draft;
  seen: Seen;
}

type RowOf<List extends OperationId> = OperationMap[List]['answer'] extends { data: (infer Row extends StoredRow)[] }
  ? Row
  : never;

/**
 * Returns queries and commands for records with one operation each to list, add, change and remove.
 * The query key comes from `screens.yaml`, so that changes elsewhere refetch them.
 */
export function defineRecords<List extends OperationId, Add extends OperationId>(
  screen: RecordScreen,
  operations: Operations<List, Add>,
): Records<RowOf<List>, OperationMap[Add]['body']> {
  type Row = RowOf<List>;
  const key = [SCREENS[screen].queryKey];
  // The types of the parameters have checked which operation takes and returns what.
  const call = <Answer>(client: MuaraClient, id: OperationId, input: object): Promise<Answer> =>
    (client.call[id] as unknown as (input: object) => Promise<Answer>)(input);
  return {
    screen,
    operations,
    key,
    pageQuery: (client, query) => recordsQuery<Row>(client, screen, operations.list, query),
    oneQuery: (client, queries, id) =>
      recordQuery<Row>({ key, list: (query) => call(client, operations.list, { query }), queries, id }),
    save: async (client, queries, { row, draft, seen }) => {
      if (row) {
        const body = { id: row.id, ...(draft as object), ...seen };
        return keepRecord(queries, key, await call<Row>(client, operations.edit, { body }));
      }
      keepFirstPage(queries, key, await call<RecordsPage<Row>>(client, operations.add, { body: draft }));
    },
    remove: (client, { id }) => call(client, operations.remove, { params: { id } }),
  };
}
