import { PAGE_SIZE } from '@muara/contract/constants';
import { useQueryClient, type QueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { type CsvColumn, saveCsv, toCsv } from '@/lib/csv.ts';
import { reportError } from '@/domain/errors/errors.ts';
import { Button } from '@/ui/button.tsx';
import { DownloadIcon } from '@/ui/icons.tsx';
import { listMessages as text } from '@/ui/list/list.messages.ts';
import type { ListAnswer, ListQuery } from './list-shapes.ts';

/** How many pages are asked for at a time. */
const AT_ONCE = 4;

interface CsvButtonProps<Row> {
  /** Of the file, without date and suffix. */
  name: string;
  columns: CsvColumn<Row>[];
  /** The call for one page, 0-based, under the filters that are on. */
  query(page: number): ListQuery<ListAnswer<Row>>;
  rowKey(row: Row): string | number;
  total: number;
}

/** Saves all rows that the filters let through, page by page, with its progress in the button. */
export function CsvButton<Row>({ name, columns, query, rowKey, total }: CsvButtonProps<Row>) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<string | null>(null);
  const save = async () => {
    setProgress(text.csvProgress(0, pagesOf(total)));
    try {
      const rows = await allRows(queries, query, (done, of) => setProgress(text.csvProgress(done, of)));
      // A row that moved to the next page while they were asked for comes once.
      saveCsv(name, toCsv(columns, [...new Map(rows.map((row) => [rowKey(row), row])).values()]));
    } catch (error) {
      reportError(error);
    }
    setProgress(null);
  };
  return (
    <Button
      kind="plain"
      icon={<DownloadIcon size={18} />}
      pending={progress !== null}
      disabled={total === 0}
      onClick={() => void save()}
    >
      {progress ?? text.csv}
    </Button>
  );
}

async function allRows<Row>(
  queries: QueryClient,
  query: CsvButtonProps<Row>['query'],
  onProgress: (done: number, of: number) => void,
): Promise<Row[]> {
  const load = (page: number) =>
    queries.fetchQuery({ ...query(page), staleTime: 0 } as UseQueryOptions<ListAnswer<Row>>);
  const first = await load(0);
  const last = pagesOf(first.total);
  const pages: ListAnswer<Row>[] = [first];
  let next = 1;
  let done = 1;
  onProgress(done, last);
  const work = async () => {
    while (next < last) {
      const page = next++;
      pages[page] = await load(page);
      onProgress(++done, last);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return pages.flatMap(({ data }) => data);
}

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
