import { PAGE_SIZE } from '@muara/contract/constants';
import { errorText } from '@/domain/errors/errors.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { DataTable, TableSkeleton } from '@/ui/list/data-table.tsx';
import type { ListPageProps } from './list-page.props.ts';
import { listMessages as text } from '@/ui/list/list.messages.ts';
import type { ListAnswer } from './list-shapes.ts';
import type { ListDefaults } from '@/ui/list/use-list-params.ts';
import type { LoadedRows } from './use-list-rows.ts';

interface ListRowsProps<Row, D extends ListDefaults, Answer extends ListAnswer<Row>> extends ListPageProps<
  Row,
  D,
  Answer
> {
  rows: LoadedRows<D, Answer>;
  page: number;
  filtered: boolean;
}

/** The rows, or why there are none. */
export function ListRows<Row, D extends ListDefaults, Answer extends ListAnswer<Row>>(
  props: ListRowsProps<Row, D, Answer>,
) {
  const { rows, page, filtered, empty, live } = props;
  const { data, error, isPlaceholderData, isFetching, refetch } = rows.result;
  if (!data && error) return <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={8} />;
  if (data.data.length > 0) {
    return (
      <DataTable
        caption={props.listing ?? props.title}
        columns={props.columns}
        rows={data.data}
        rowKey={props.rowKey}
        first={(page - 1) * PAGE_SIZE + 1}
        rowHref={props.rowHref}
        onNear={props.onNear}
        isNew={live?.isNew}
        order={rows.order}
        stale={isPlaceholderData}
      />
    );
  }
  if (!filtered) return <EmptyState title={empty?.title ?? text.noData} text={empty?.text} />;
  return (
    <EmptyState
      title={props.noMatch ?? text.noMatch}
      text={text.noMatchText}
      action={
        <Button kind="plain" onClick={rows.reset}>
          {text.reset}
        </Button>
      }
    />
  );
}
