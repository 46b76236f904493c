interface Question {
  id?: number;
  page: number;
}
interface Answer<Row> {
  data: Row[];
  total: number;
}

/**
 * One record by its id. Lists are the only way to a record: the list is asked for that id alone; a server that does not
 * know the question answers a page of all records, and then page after page is looked through.
 *
 * @returns null when no record has this id.
 */
export async function findRecord<Row extends { id: number }>(
  list: (question: Question) => Promise<Answer<Row>>,
  id: number,
): Promise<Row | null> {
  let answer = await list({ id, page: 0 });
  for (let page = 1, seen = 0; ; page += 1) {
    const found = answer.data.find((row) => row.id === id);
    if (found) return found;
    seen += answer.data.length;
    if (answer.data.length === 0 || seen >= answer.total) return null;
    answer = await list({ page });
  }
}
