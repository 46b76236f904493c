import type { Ticket } from '@muara/contract/types';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { documentOf } from '@/domain/tickets/document-of.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { CopyButton } from '@/ui/copy-button.tsx';
import { Button } from '@/ui/button.tsx';
import { PrinterIcon, ReceiptIcon } from '@/ui/icons.tsx';
import { Link } from '@/ui/link.tsx';
import { Panel } from '@/ui/panel.tsx';
import { ReasonButton } from '@/ui/reason-button.tsx';
import { ResendButton } from '@/domain/tickets/resend-button.tsx';
import { bookingDetailMessages as text } from './booking-detail.messages.ts';
import { offerMail, offerReceipt, offerReceiptMail } from './booking-rights.ts';
import styles from './booking-view.module.css';

/** Paper, mails and the payment link; papers and the link open in windows of their own (002 §2.3). */
export function BookingDocuments({ ticket }: { ticket: Ticket }) {
  const client = useClient();
  const toast = useToast();
  const rights = useSessionActions();
  const { can, token } = rights;
  const { code } = ticket;
  const link = new URL(client.url('getPaymentPage', documentOf(ticket)), location.href).href;
  const receipt = offerReceipt(rights, ticket);
  const receiptMail = offerReceiptMail(rights, ticket);
  const mail = offerMail(rights, ticket);
  return (
    <Panel title={text.documents}>
      <p className={styles.link}>
        <a
          className={styles.address}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          title={link}
          aria-label={text.openLink}
        >
          {text.link}
        </a>
        <CopyButton value={link} name={text.link} named />
      </p>
      <p className={styles.hint}>{text.linkHint}</p>
      <div className={styles.tools}>
        {can('printBooking') ? (
          <Button
            kind="plain"
            icon={<PrinterIcon size={18} />}
            onClick={() => openWindow(client.url('printBooking', { params: { code }, token: token() }))}
          >
            {text.print}
          </Button>
        ) : null}
        {receipt.shown ? (
          <ReasonButton
            kind="plain"
            icon={<ReceiptIcon size={18} />}
            reason={receipt.reason}
            onClick={() => openWindow(client.url('viewReceipt', { params: { code }, token: token() }))}
          >
            {text.viewReceipt}
          </ReasonButton>
        ) : null}
        {receiptMail.shown ? (
          <ResendButton
            lock={`receipt:${code}`}
            reason={receiptMail.reason}
            onSend={async () => {
              await client.call.resendReceipt({ params: { code } });
              toast.success(text.receiptSent);
            }}
          >
            {text.resendReceipt}
          </ResendButton>
        ) : null}
        {mail.shown ? (
          <ResendButton
            lock={`booking:${code}`}
            reason={mail.reason}
            onSend={async () => {
              await client.call.resendBookingEmail({ params: { code } });
              toast.success(text.emailSent);
            }}
          >
            {text.resendEmail}
          </ResendButton>
        ) : null}
      </div>
      {can('getTicket') ? (
        <p className={styles.more}>
          <Link to={paths.ticket(1, code)}>{text.viewTicket}</Link>
        </p>
      ) : null}
    </Panel>
  );
}

function openWindow(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer');
}
