import type { JettyRecord } from '@muara/contract/types';
import type { CsvColumn } from '@/lib/csv.ts';
import type { Column } from '@/ui/list/data-table.tsx';
import { RowAction, RowActions } from '@/ui/list/row-actions.tsx';
import { EditIcon } from '@/ui/list/row-icons.tsx';
import { RowSwitch } from '@/domain/lists/row-switch.tsx';
import { FROM_LIST } from '@/domain/records/use-record-dialog.ts';
import { Muted } from '@/ui/layout/muted.tsx';
import styles from './jetties.module.css';
import { jettiesMessages as text } from './jetties.messages.ts';
import { labelsOf } from './jetty-draft.ts';

interface JettyActions {
  canEdit: boolean;
  href(at: string | number): string;
  open(jetty: JettyRecord, active: boolean): Promise<void>;
}

/** Columns of the jetties (002 §2.10). Users who can edit jetties can open and close them. */
export function jettyColumns({ canEdit, href, open }: JettyActions): Column<JettyRecord>[] {
  return [
    {
      key: 'number',
      title: text.number,
      card: 'none',
      cell: (_jetty, number) => (
        <Muted as="span" tabular>
          {number}
        </Muted>
      ),
    },
    { key: 'name', title: text.name, link: true, cell: ({ name }) => <span className={styles.name}>{name}</span> },
    {
      key: 'open',
      title: text.open,
      cell: (jetty) => (
        <RowSwitch
          label={text.openOf(jetty.name)}
          checked={jetty.active}
          disabled={!canEdit}
          reason={text.openHint}
          onToggle={(active) => open(jetty, active)}
        />
      ),
    },
    {
      key: 'action',
      title: text.action,
      align: 'end',
      card: 'line',
      cell: ({ id, name }) => (
        <RowActions>
          {canEdit ? (
            <RowAction label={text.edit(name)} icon={<EditIcon />} to={href(`${id}/edit`)} state={FROM_LIST} />
          ) : null}
        </RowActions>
      ),
    },
  ];
}

export const jettyCsv = (): CsvColumn<JettyRecord>[] => [
  { title: text.name, value: ({ name }) => name },
  { title: text.open, value: ({ active }) => active },
  { title: text.maxPassenger, value: (jetty) => jetty.max_passenger },
  { title: text.slots, value: ({ slots }) => labelsOf(slots).join(', ') },
];
