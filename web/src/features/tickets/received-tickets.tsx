import type { ReceivedTicket } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { formatDate } from '@/lib/dates.ts';
import { Button } from '@/ui/button.tsx';
import { Panel } from '@/ui/panel.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { Stack } from '@/ui/layout/stack.tsx';
import { categoryName } from './category-name.ts';
import { receivedTicketsQuery } from './my-purchase.api.ts';
import { myPurchaseMessages as text } from './my-purchase.messages.ts';
import styles from './received-tickets.module.css';

const QrDialog = lazy(() => import('./qr.dialog.tsx'));
const PAGE_SIZE = 20;

/** Tickets that agents have sent to the signed-in user, with QR codes; nothing if there are none. */
export function ReceivedTickets() {
  const client = useClient();
  const { can } = useSessionActions();
  const [page, setPage] = useState(0);
  const { data } = useQuery({ ...receivedTicketsQuery(client, page), enabled: can('listReceivedTickets') });
  const [shown, setShown] = useState<ReceivedTicket | null>(null);
  if (!data || data.total === 0) return null;
  const pages = Math.ceil(data.total / PAGE_SIZE);
  return (
    <Panel title={text.received} className={styles.panel}>
      <Stack as="ul" gap="md">
        {data.data.map((ticket) => (
          <Row key={ticket.code} ticket={ticket} onShow={() => setShown(ticket)} />
        ))}
      </Stack>
      {pages > 1 ? (
        <div className={styles.pages}>
          <Button kind="plain" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {text.previous}
          </Button>
          <span role="status">{text.page(page + 1, pages)}</span>
          <Button kind="plain" disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
            {text.next}
          </Button>
        </div>
      ) : null}
      <Suspense>
        {shown?.qrcode ? <QrDialog code={shown.code} text={shown.qrcode} onClose={() => setShown(null)} /> : null}
      </Suspense>
    </Panel>
  );
}

function Row({ ticket, onShow }: { ticket: ReceivedTicket; onShow(): void }) {
  const { code, category, state, expired_at: end } = ticket;
  const facts = [categoryName(category), end === null ? null : text.until(formatDate(end.slice(0, 10)))];
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <strong>{ticket.package.name}</strong>
        <span>{facts.filter(Boolean).join(' · ')}</span>
        <span className={styles.code}>{code}</span>
      </span>
      {ticket.qrcode === null ? (
        <RibbonBadge label={state} tone={state === 'Voided' ? 'bad' : 'plain'} />
      ) : (
        <Button kind="plain" onClick={onShow} aria-label={text.showQrOf(code)}>
          {text.showQr}
        </Button>
      )}
    </li>
  );
}
