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
  name?: string;
}

interface Operations<List, Add, Edit> {
  list: List;
  add: Add;
  /** Absent where nobody changes a record. It returns the record, or the first page of all. */
  edit?: Edit;
  /** Absent where nobody removes a record. */
  remove?: OperationId;
}

/** The queries and commands of a plain list, whose pages look like `Page`. */
export interface Records<Page extends RecordsPage<StoredRow>, Draft> {
  screen: RecordScreen;
  operations: Operations<OperationId, OperationId, OperationId>;
  /** What all queries of these records begin with. */
  key: QueryKey;
  pageQuery(client: MuaraClient, query: { page: number }): ReturnType<typeof recordsQuery<Page>>;
  oneQuery(
    client: MuaraClient,
    queries: QueryClient,
    id: number | null,
  ): ReturnType<typeof recordQuery<Page['data'][number]>>;
  /** Adds a record, or changes one, and shows it wherever these records are listed. */
  save(client: MuaraClient, queries: QueryClient, change: Change<Page['data'][number], Draft>): Promise<void>;
  remove(client: MuaraClient, row: StoredRow): Promise<unknown>;
}

interface Change<Row, Draft> {
  /** Null for a new record. */
  row: Row | null;
  draft: Draft;
  seen: Seen;
}

type PageOf<List extends OperationId> = Extract<OperationMap[List]['answer'], RecordsPage<StoredRow>>;

/** What an addition sends, and what only a change may send besides. */
type DraftOf<Add extends OperationId, Edit extends OperationId> = OperationMap[Add]['body'] &
  Partial<Omit<NonNullable<OperationMap[Edit]['body']>, 'id' | 'updated_at' | keyof OperationMap[Add]['body']>>;

/**
 * Returns queries and commands for records with one operation each to list, add, change and remove.
 * The query key comes from `screens.yaml`, so that changes elsewhere refetch them.
 */
export function defineRecords<List extends OperationId, Add extends OperationId, Edit extends OperationId = Add>(
  screen: RecordScreen,
  operations: Operations<List, Add, Edit>,
): Records<PageOf<List>, DraftOf<Add, Edit>> {
  type Row = PageOf<List>['data'][number];
  const { list, add, edit, remove } = operations;
  const key = [SCREENS[screen].queryKey];
  // The types of the parameters have checked which operation takes and returns what.
  const call = <Answer>(client: MuaraClient, id: OperationId | undefined, input: object): Promise<Answer> => {
    if (id === undefined) throw new Error(`defineRecords('${screen}'): name the operation`);
    return (client.call[id] as (input: object) => Promise<Answer>)(input);
  };
  return {
    screen,
    operations,
    key,
    pageQuery: (client, query) => recordsQuery<PageOf<List>>(client, screen, list, query),
    oneQuery: (client, queries, id) =>
      recordQuery<Row>({ key, list: (query) => call(client, list, { query }), queries, id }),
    save: async (client, queries, { row, draft, seen }) => {
      const body = row ? { id: row.id, ...draft, ...seen } : draft;
      const saved = await call<Row | RecordsPage<Row>>(client, row ? edit : add, { body });
      if ('data' in saved) keepFirstPage(queries, key, saved);
      else keepRecord(queries, key, saved);
    },
    remove: (client, { id }) => call(client, remove, { params: { id } }),
  };
}
