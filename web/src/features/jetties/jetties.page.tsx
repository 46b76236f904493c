import type { JettyRecord } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import { ListPage } from '@/domain/lists/list-page.tsx';
import { AddIcon } from '@/ui/list/row-icons.tsx';
import { useRecordDialog } from '@/domain/records/use-record-dialog.ts';
import { jettyColumns, jettyCsv } from './jetty-columns.tsx';
import { bodyOf, draftOf } from './jetty-draft.ts';
import { forgetJetties, jettiesQuery, type JettyQuery, keepFirstPage } from './jetties.api.ts';
import { jettiesMessages as text } from './jetties.messages.ts';

const JettyDialog = lazy(async () => ({ default: (await import('./jetty-dialog.tsx')).JettyDialog }));

/** /d/jetty (002 §2.10): where boats depart from, and when. Dialogs have addresses below it. */
export default function JettiesPage() {
  const client = useClient();
  const { can } = useSessionActions();
  const dialogs = useRecordDialog(paths.jetties());
  const open = useOpen();
  const canEdit = can('editJetty');
  return (
    <>
      <ListPage
        title={text.title}
        screen={paths.jetties()}
        defaults={{ search: '' }}
        query={({ page, filters }) => jettiesQuery(client, queryOf(page, filters.search))}
        columns={jettyColumns({ canEdit, href: dialogs.href, open })}
        rowKey={({ id }) => id}
        rowHref={({ id }) => dialogs.href(id)}
        search={{ label: text.search, placeholder: text.searchPlaceholder }}
        actions={
          can('addJetty') ? (
            <Button icon={<AddIcon />} onClick={() => dialogs.open('new')}>
              {text.add}
            </Button>
          ) : null
        }
        csv={{ name: 'jetties', columns: jettyCsv() }}
        empty={{ title: text.noData, text: text.emptyText }}
        noMatch={text.noMatch}
        results={text.results}
      />
      {dialogs.at ? (
        <Suspense>
          <JettyDialog
            key={dialogs.key}
            {...dialogs.at}
            onClose={dialogs.close}
            onEdit={canEdit ? dialogs.edit : undefined}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function queryOf(page: number, search: string): JettyQuery {
  return search === '' ? { page } : { page, search };
}

/**
 * Opens or closes a jetty. The switch posts the whole jetty (002 §7.4) as this screen knows it:
 * if it has changed since, the server refuses and voids nothing.
 */
function useOpen(): (jetty: JettyRecord, active: boolean) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  return async (jetty, active) => {
    const { id, updated_at } = jetty;
    const known = { active: active ? (1 as const) : (0 as const), expected_voids: 0, updated_at: updated_at ?? '' };
    try {
      keepFirstPage(
        queries,
        client,
        await client.call.editJetty({ body: { id, ...bodyOf(draftOf(jetty)), ...known } }),
      );
    } catch (error) {
      forgetJetties(queries);
      throw error;
    }
  };
}
