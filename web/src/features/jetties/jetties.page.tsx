import type { JettyRecord } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { RowSwitch } from '@/domain/lists/row-switch.tsx';
import { refetchLists } from '@/domain/records/record-cache.ts';
import { RecordListPage } from '@/domain/records/record-list-page.tsx';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import type { CsvColumn } from '@/lib/csv.ts';
import type { Column } from '@/ui/list/data-table.tsx';
import { jetties } from './jetties.api.ts';
import { jettiesMessages as text } from './jetties.messages.ts';
import styles from './jetties.module.css';
import { bodyOf, draftOf, labelsOf } from './jetty-draft.ts';

const JettyDialog = lazy(() => import('./jetty.dialog.tsx'));

/** /d/jetty (002 §2.10): where and when boats depart. Jetties are removed in the form, not in the list. */
export default function JettiesPage() {
  const { can } = useSessionActions();
  const open = useOpen();
  return (
    <RecordListPage
      records={jetties}
      text={text}
      columns={columns({ canOpen: can('editJetty'), open })}
      csv={csvColumns()}
      rowActions={['edit']}
      dialog={JettyDialog}
    />
  );
}

interface JettyCells {
  canOpen: boolean;
  open(jetty: JettyRecord, active: boolean): Promise<void>;
}

/** Columns of the jetties (002 §2.10). Users who can edit jetties can open and close them. */
const columns = ({ canOpen, open }: JettyCells): Column<JettyRecord>[] => [
  { key: 'name', title: text.name, link: true, cell: ({ name }) => <span className={styles.name}>{name}</span> },
  {
    key: 'open',
    title: text.open,
    cell: (jetty) => (
      <RowSwitch
        label={text.openOf(jetty.name)}
        checked={jetty.active}
        disabled={!canOpen}
        reason={text.openHint}
        onToggle={(active) => open(jetty, active)}
      />
    ),
  },
];

const csvColumns = (): CsvColumn<JettyRecord>[] => [
  { title: text.name, value: ({ name }) => name },
  { title: text.open, value: ({ active }) => active },
  { title: text.maxPassenger, value: (jetty) => jetty.max_passenger },
  { title: text.slots, value: ({ slots }) => labelsOf(slots).join(', ') },
];

/**
 * Opens or closes a jetty. The switch posts the whole jetty (002 §7.4) as this screen knows it:
 * if it has changed since, the server refuses and voids nothing.
 */
function useOpen(): JettyCells['open'] {
  const client = useClient();
  const queries = useQueryClient();
  return async (jetty, active) => {
    const draft = { ...bodyOf(draftOf(jetty)), active: active ? (1 as const) : (0 as const), expected_voids: 0 };
    try {
      await jetties.save(client, queries, { row: jetty, draft, seen: { updated_at: jetty.updated_at ?? '' } });
    } catch (error) {
      refetchLists(queries, jetties.key);
      throw error;
    }
  };
}
