interface Question {
  id?: number;
  page: number;
}
interface Answer<Row> {
  data: Row[];
  total: number;
}

/**
 * Finds a record by its id, through its list: there is no other way to read one.
 * The list is asked for that id alone. A server without this filter returns a page of all records; then every page is
 * searched.
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
