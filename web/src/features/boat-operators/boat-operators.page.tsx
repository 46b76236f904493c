import type { BoatOperator } from '@muara/contract/types';
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
import { boatOperatorColumns, boatOperatorCsv } from './boat-operator-columns.tsx';
import { BOAT_OPERATORS, boatOperatorsQuery } from './boat-operators.api.ts';
import { boatOperatorsMessages as text } from './boat-operators.messages.ts';

const BoatOperatorDialog = lazy(async () => ({
  default: (await import('./boat-operator-dialog.tsx')).BoatOperatorDialog,
}));

/** /d/boat-operator (002 §2.8). Dialogs have addresses below it: `new`, an id, an id with `edit`. */
export default function BoatOperatorsPage() {
  const client = useClient();
  const { can } = useSessionActions();
  const dialogs = useRecordDialog(paths.boatOperators());
  const remove = useRemoveBoatOperator();
  const columns = boatOperatorColumns({
    href: dialogs.href,
    canEdit: can('editBoatOperator'),
    canRemove: can('deleteBoatOperator'),
    remove: (operator) => void remove(operator),
  });
  return (
    <>
      <ListPage
        title={text.title}
        screen={paths.boatOperators()}
        defaults={{ search: '' }}
        query={({ page, filters }) => boatOperatorsQuery(client, listQuestion(page, filters))}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => dialogs.href(id)}
        search={{ label: text.search, placeholder: text.searchPlaceholder }}
        actions={
          can('addBoatOperator') ? (
            <Button icon={<AddIcon />} onClick={() => dialogs.open('new')}>
              {text.add}
            </Button>
          ) : null
        }
        csv={{ name: 'boat-operators', columns: boatOperatorCsv() }}
        noMatch={text.noMatch}
        results={text.results}
      />
      <Suspense>
        {dialogs.at ? <BoatOperatorDialog key={dialogs.key} at={dialogs.at} dialogs={dialogs} /> : null}
      </Suspense>
    </>
  );
}

function useRemoveBoatOperator(): (operator: BoatOperator) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  return useRemoveRecord<BoatOperator>({
    question: text.removeQuestion,
    who: ({ name }) => text.removeWho(name),
    call: ({ id }) => client.call.deleteBoatOperator({ params: { id } }),
    done: () => text.removed,
    forget: () => forgetLists(queries, BOAT_OPERATORS),
  });
}
