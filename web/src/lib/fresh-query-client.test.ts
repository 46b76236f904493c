import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { FreshQueryClient } from './fresh-query-client.ts';

const queries = new FreshQueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
const ends: (() => void)[] = [];
const BOARD = ['board'];
const ANOTHER = ['another'];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  queries.clear();
});

/** A screen that shows a board; each fetch waits until the test responds. */
function showBoard(queryKey: string[]) {
  const replies: { send(day: string): void; fail(error: Error): void }[] = [];
  const queryFn = () => new Promise<string>((send, fail) => replies.push({ send, fail }));
  const observer = new QueryObserver(queries, { queryKey, queryFn });
  ends.push(observer.subscribe(() => {}));
  return { replies, shown: () => observer.getCurrentResult() };
}

test('a first response that was on its way when its data changed is fetched again', async () => {
  const board = showBoard(BOARD);
  void queries.invalidateQueries({ queryKey: BOARD });
  board.replies[0]!.send('before');
  await vi.waitFor(() => expect(board.replies).toHaveLength(2));
  board.replies[1]!.send('after');
  await vi.waitFor(() => expect(board.shown().data).toBe('after'));
  expect(board.replies).toHaveLength(2);
});

test('a first response of other data is not', async () => {
  const board = showBoard(BOARD);
  void queries.invalidateQueries({ queryKey: ANOTHER });
  board.replies[0]!.send('before');
  await vi.waitFor(() => expect(board.shown().data).toBe('before'));
  expect(board.replies).toHaveLength(1);
});

test('a first response that fails is shown as failed', async () => {
  const board = showBoard(BOARD);
  void queries.invalidateQueries();
  board.replies[0]!.fail(new Error('no line'));
  await vi.waitFor(() => expect(board.shown().error?.message).toBe('no line'));
  expect(board.replies).toHaveLength(1);
});
