import type { CustomerPurchase } from '@muara/contract/types';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { formatDateTime, formatShortMoment } from '@/lib/dates.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { formatCount } from '@/lib/format-count.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { type Column, DataTable, TableSkeleton } from '@/ui/list/data-table.tsx';
import { PageTurner } from '@/domain/lists/page-turner.tsx';
import { MoneyText } from '@/domain/prices/money-text.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { purchasesQuery } from './customers.api.ts';
import { customersMessages as text } from './customers.messages.ts';
import styles from './customers.module.css';

/** What a customer has bought, newest first, twenty at a time. */
export function Purchases({ id }: { id: number }) {
  const client = useClient();
  const { can } = useSessionActions();
  const heading = useId();
  const [page, setPage] = useState(0);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...purchasesQuery(client, id, page),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={styles.purchases} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {text.purchases}
        {data ? <span className={styles.count}> {formatCount(data.total)}</span> : null}
      </h3>
      {data ? (
        data.data.length === 0 ? (
          <EmptyState title={text.noPurchases} />
        ) : (
          <div className={styles.table}>
            <DataTable
              caption={text.purchases}
              columns={purchaseColumns()}
              rows={data.data}
              rowKey={({ code }) => code}
              rowHref={({ code, vvip }) => (can('getTicket') ? paths.ticket(vvip ? 1 : 0, code) : null)}
              stale={isPlaceholderData}
            />
          </div>
        )
      ) : error ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton rows={3} />
      )}
      {data ? <PageTurner page={page} total={data.total} onTurn={setPage} /> : null}
    </section>
  );
}

function purchaseColumns(): Column<CustomerPurchase>[] {
  return [
    { key: 'code', title: text.ticket, link: true, cell: ({ code }) => <span className={styles.code}>{code}</span> },
    { key: 'package', title: text.package, cell: (purchase) => purchase.package },
    {
      key: 'status',
      title: text.status,
      cell: ({ ribbon }) => <RibbonBadge label={ribbon} />,
    },
    {
      key: 'passengers',
      title: text.passengers,
      align: 'end',
      from: 'medium',
      cell: (purchase) => formatCount(purchase.total_passengers),
    },
    { key: 'amount', title: text.amount, align: 'end', cell: (purchase) => <MoneyText rm={purchase.total_amount} /> },
    {
      key: 'bought',
      title: text.bought,
      cell: ({ created_at: instant }) => (
        <time dateTime={instant} title={formatDateTime(instant)}>
          {formatShortMoment(instant)}
        </time>
      ),
    },
  ];
}
