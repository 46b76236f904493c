import type { Holiday } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { useConfig } from '@/domain/session/config-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { formatDate } from '@/lib/dates.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import { ListPage } from '@/domain/lists/list-page.tsx';
import { AddIcon } from '@/ui/list/row-icons.tsx';
import { useRecordDialog } from '@/domain/records/use-record-dialog.ts';
import { useRemoveRecord } from '@/domain/records/use-remove-record.ts';
import { holidayColumns, holidayCsv } from './holiday-columns.tsx';
import { forgetHolidays, type HolidayQuery, holidaysQuery } from './holidays.api.ts';
import { holidaysMessages as text } from './holidays.messages.ts';

const HolidayDialog = lazy(async () => ({ default: (await import('./holiday-dialog.tsx')).HolidayDialog }));

/** /d/holiday (002 §2.8): days on which nothing departs. Dialogs have addresses below it. */
export default function HolidaysPage() {
  const client = useClient();
  const navigate = useNavigate();
  const { appName } = useConfig();
  const { can } = useSessionActions();
  const dialogs = useRecordDialog(paths.holidays());
  const remove = useRemoveHoliday();
  const canEdit = can('editHoliday');
  return (
    <>
      <ListPage
        title={text.title(appName)}
        screen={paths.holidays()}
        defaults={{ search: '' }}
        query={({ page, filters }) => holidaysQuery(client, queryOf(page, filters.search))}
        columns={holidayColumns({
          canEdit,
          canRemove: can('deleteHoliday'),
          href: dialogs.href,
          remove: (holiday) => void remove(holiday),
        })}
        rowKey={({ id }) => id}
        rowHref={({ id }) => dialogs.href(id)}
        search={{ label: text.search, placeholder: text.searchPlaceholder }}
        actions={
          can('addHoliday') ? (
            <Button icon={<AddIcon />} onClick={() => dialogs.open('new')}>
              {text.add}
            </Button>
          ) : null
        }
        csv={{ name: 'holidays', columns: holidayCsv() }}
        empty={{ title: text.noData, text: text.emptyText }}
        noMatch={text.noMatch}
        results={text.results}
      />
      {dialogs.at ? (
        <Suspense>
          <HolidayDialog
            key={dialogs.key}
            {...dialogs.at}
            onClose={dialogs.close}
            onEdit={canEdit ? dialogs.edit : undefined}
            onSaved={() => void navigate(paths.holidays(), { replace: true })}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function queryOf(page: number, search: string): HolidayQuery {
  return search === '' ? { page } : { page, search };
}

function useRemoveHoliday(): (holiday: Holiday) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  return useRemoveRecord<Holiday>({
    question: text.removeQuestion,
    who: ({ details, start, end }) => text.removeWho(details, text.rangeOf(formatDate(start), formatDate(end))),
    call: ({ id }) => client.call.deleteHoliday({ params: { id } }),
    done: () => text.removed,
    forget: () => forgetHolidays(queries),
  });
}
