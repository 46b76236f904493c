import type { PopupRecord } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import { ListPage } from '@/domain/lists/list-page.tsx';
import { AddIcon } from '@/ui/list/row-icons.tsx';
import { useRecordDialog } from '@/domain/records/use-record-dialog.ts';
import { useRemoveRecord } from '@/domain/records/use-remove-record.ts';
import { popupColumns, popupCsv } from './popup-columns.tsx';
import { forgetPopups, keepPopups, type PopupQuery, popupsQuery } from './popups.api.ts';
import { popupsMessages as text } from './popups.messages.ts';

const PopupDialog = lazy(async () => ({ default: (await import('./popup-dialog.tsx')).PopupDialog }));

/** /d/popup (002 §2.9): what the public shop greets with. Dialogs have addresses below it. */
export default function PopupsPage() {
  const client = useClient();
  const navigate = useNavigate();
  const { can } = useSessionActions();
  const dialogs = useRecordDialog(paths.popups());
  const switchOn = useSwitch();
  const remove = useRemovePopup();
  const canEdit = can('editPopup');
  return (
    <>
      <ListPage
        title={text.title}
        screen={paths.popups()}
        defaults={{ search: '' }}
        query={({ page, filters }) => popupsQuery(client, queryOf(page, filters.search))}
        columns={popupColumns({
          canEdit,
          canRemove: can('deletePopup'),
          href: dialogs.href,
          imageUrl: (file) => client.url('getImage', { params: { file } }),
          switchOn,
          remove: (popup) => void remove(popup),
        })}
        rowKey={({ id }) => id}
        rowHref={({ id }) => dialogs.href(id)}
        search={{ label: text.search, placeholder: text.searchPlaceholder, onEnter: true }}
        actions={
          can('addPopup') ? (
            <Button icon={<AddIcon />} onClick={() => dialogs.open('new')}>
              {text.add}
            </Button>
          ) : null
        }
        csv={{ name: 'popups', columns: popupCsv() }}
        empty={{ title: text.noData, text: text.emptyText }}
        noMatch={text.noMatch}
        results={text.results}
      />
      {dialogs.at ? (
        <Suspense>
          <PopupDialog
            key={dialogs.key}
            {...dialogs.at}
            onClose={dialogs.close}
            onEdit={canEdit ? dialogs.edit : undefined}
            onSaved={() => void navigate(paths.popups(), { replace: true })}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function queryOf(page: number, search: string): PopupQuery {
  return search === '' ? { page } : { page, search };
}

/** The server returns the current page (002 §7.4). */
function useSwitch(): (popup: PopupRecord, active: boolean) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const page = Math.max(0, Math.trunc(Number(search.get('page')) || 1) - 1);
  return async ({ id }, active) => {
    try {
      keepPopups(queries, await client.call.setPopupActive({ query: { page }, body: { id, active: active ? 1 : 0 } }));
    } catch (error) {
      forgetPopups(queries);
      throw error;
    }
  };
}

function useRemovePopup(): (popup: PopupRecord) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  return useRemoveRecord<PopupRecord>({
    question: text.removeQuestion,
    who: ({ name, active }) => text.removeWho(name, active === 1),
    call: ({ id }) => client.call.deletePopup({ params: { id } }),
    done: () => text.removed,
    forget: () => forgetPopups(queries),
  });
}
