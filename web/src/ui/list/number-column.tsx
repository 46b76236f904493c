import { Muted } from '@/ui/layout/muted.tsx';
import type { Column } from './data-table.tsx';

/** The running number of a row. */
export const numberColumn: Column<unknown> = {
  key: 'number',
  title: '#',
  card: 'none',
  cell: (_row, number) => (
    <Muted as="span" tabular>
      {number}
    </Muted>
  ),
};
