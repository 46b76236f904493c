import type { TourGuide } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { listQuestion } from '@/domain/records/list-question.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { forgetLists } from '@/domain/records/record-cache.ts';
import { Button } from '@/ui/button.tsx';
import { ListPage } from '@/domain/lists/list-page.tsx';
import { AddIcon } from '@/ui/list/row-icons.tsx';
import { useRecordDialog } from '@/domain/records/use-record-dialog.ts';
import { useRemoveRecord } from '@/domain/records/use-remove-record.ts';
import { tourGuideColumns, tourGuideCsv } from './tour-guide-columns.tsx';
import { TOUR_GUIDES, tourGuidesQuery } from './tour-guides.api.ts';
import { tourGuidesMessages as text } from './tour-guides.messages.ts';

const TourGuideDialog = lazy(async () => ({ default: (await import('./tour-guide-dialog.tsx')).TourGuideDialog }));

/** /d/tour-guide (002 §2.8). Dialogs have addresses below it: `new`, an id, an id with `edit`. */
export default function TourGuidesPage() {
  const client = useClient();
  const { can } = useSessionActions();
  const dialogs = useRecordDialog(paths.tourGuides());
  const remove = useRemoveTourGuide();
  const columns = tourGuideColumns({
    href: dialogs.href,
    canEdit: can('editTourGuide'),
    canRemove: can('deleteTourGuide'),
    remove: (guide) => void remove(guide),
  });
  return (
    <>
      <ListPage
        title={text.title}
        screen={paths.tourGuides()}
        defaults={{ search: '' }}
        query={({ page, filters }) => tourGuidesQuery(client, listQuestion(page, filters))}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => dialogs.href(id)}
        search={{ label: text.search, placeholder: text.searchPlaceholder }}
        actions={
          can('addTourGuide') ? (
            <Button icon={<AddIcon />} onClick={() => dialogs.open('new')}>
              {text.add}
            </Button>
          ) : null
        }
        csv={{ name: 'tour-guides', columns: tourGuideCsv() }}
        noMatch={text.noMatch}
        results={text.results}
      />
      <Suspense>{dialogs.at ? <TourGuideDialog key={dialogs.key} at={dialogs.at} dialogs={dialogs} /> : null}</Suspense>
    </>
  );
}

function useRemoveTourGuide(): (guide: TourGuide) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  return useRemoveRecord<TourGuide>({
    question: text.removeQuestion,
    who: ({ name, company_name: company }) => text.removeWho(name, company),
    call: ({ id }) => client.call.deleteTourGuide({ params: { id } }),
    done: () => text.removed,
    forget: () => forgetLists(queries, TOUR_GUIDES),
  });
}
