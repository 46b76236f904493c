import { describe, expect, it } from 'vitest';
import { findRecord } from './find-record.ts';

interface Question {
  id?: number;
  page: number;
}

const rows = Array.from({ length: 25 }, (_, index) => ({ id: index + 1, name: `Row ${index + 1}` }));

/** A list of ten rows a page that records its queries; `knowsId` says whether it can filter by `id`. */
function server(knowsId: boolean) {
  const asked: Question[] = [];
  const list = async (question: Question) => {
    asked.push(question);
    const all = knowsId && question.id !== undefined ? rows.filter(({ id }) => id === question.id) : rows;
    return { data: all.slice(question.page * 10, question.page * 10 + 10), total: all.length };
  };
  return { list, asked };
}

describe('a record by its id', () => {
  it('is one call where the server knows the question', async () => {
    const { list, asked } = server(true);
    expect(await findRecord(list, 23)).toEqual({ id: 23, name: 'Row 23' });
    expect(asked).toEqual([{ id: 23, page: 0 }]);
  });

  it('returns null after one call if there is no such record', async () => {
    const { list, asked } = server(true);
    expect(await findRecord(list, 99)).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('is looked for page by page where the server does not', async () => {
    const { list, asked } = server(false);
    expect(await findRecord(list, 23)).toEqual({ id: 23, name: 'Row 23' });
    expect(asked).toEqual([{ id: 23, page: 0 }, { page: 1 }, { page: 2 }]);
  });

  it('returns null after searching all pages', async () => {
    const { list, asked } = server(false);
    expect(await findRecord(list, 99)).toBeNull();
    expect(asked).toHaveLength(3);
  });

  it('returns null when the list shrinks during the search', async () => {
    const list = async ({ page }: Question) => ({ data: page === 0 ? rows.slice(0, 10) : [], total: 25 });
    expect(await findRecord(list, 99)).toBeNull();
  });
});
