import { PAGE_SIZE } from '@muara/contract/constants';
import type { CustomerPurchase } from '@muara/contract/types';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useClient, useSessionActions } from '@/lib/app-context.ts';
import { formatDateTime, formatShortMoment } from '@/lib/dates.ts';
import { errorText } from '@/lib/errors.ts';
import { formatCount } from '@/lib/money.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { type Column, DataTable, TableSkeleton } from '@/ui/list/data-table.tsx';
import { NextIcon, PreviousIcon } from '@/ui/list/row-icons.tsx';
import { MoneyText } from '@/ui/money-text.tsx';
import { RibbonBadge } from '@/ui/ribbon-badge.tsx';
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
  const last = Math.max(0, Math.ceil((data?.total ?? 0) / PAGE_SIZE) - 1);
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
      {last > 0 ? <Turn page={page} last={last} onTurn={setPage} /> : null}
    </section>
  );
}

/** The pages of the purchases stay inside the dialog: its address is that of the customer. */
function Turn({ page, last, onTurn }: { page: number; last: number; onTurn(page: number): void }) {
  const turn = (to: number, label: string, icon: React.ReactNode) => {
    const isThere = to >= 0 && to <= last;
    return (
      <Button
        kind="plain"
        size="sm"
        icon={icon}
        aria-label={label}
        title={label}
        // A button that has had its last use keeps the focus.
        aria-disabled={!isThere || undefined}
        onClick={() => {
          if (isThere) onTurn(to);
        }}
      />
    );
  };
  return (
    <div className={styles.turn}>
      {turn(page - 1, text.previous, <PreviousIcon />)}
      <span role="status">{text.pageOf(formatCount(page + 1), formatCount(last + 1))}</span>
      {turn(page + 1, text.next, <NextIcon />)}
    </div>
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
