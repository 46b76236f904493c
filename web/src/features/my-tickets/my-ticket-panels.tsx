import { checkResendMine } from '@muara/contract/rules/tickets/actions/check-my-ticket';
import type { ActionVerdict } from '@muara/contract/rules/tickets/actions/shapes';
import { ERRORS } from '@muara/contract/errors';
import type { MyTicket } from '@muara/contract/types';
import { lazy, type ReactNode, Suspense } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { codeText } from '@/domain/errors/errors.ts';
import { formatDateTime } from '@/lib/dates.ts';
import { useKeptDialog } from '@/domain/forms/use-kept-dialog.ts';
import { Button } from '@/ui/button.tsx';
import { CopyButton } from '@/ui/copy-button.tsx';
import { Facts } from '@/ui/facts.tsx';
import { Panel } from '@/ui/panel.tsx';
import { QrCode } from '@/ui/qr-code.tsx';
import { ReasonButton } from '@/ui/reason-button.tsx';
import { ResendButton } from '@/domain/tickets/resend-button.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import { expiryOf } from './expiry-words.ts';
import styles from './my-ticket.module.css';
import { myTicketMessages as text } from './my-tickets.messages.ts';
import { stateOf } from './ticket-state.ts';
import { categoryName } from './ticket-words.ts';

const EditEmailDialog = lazy(() => import('./edit-email.dialog.tsx'));
const SendDialog = lazy(() => import('./send.dialog.tsx'));

const moment = (at: string | null) => (at === null ? null : formatDateTime(at));

export function TicketPanel({ ticket }: { ticket: MyTicket }) {
  const { expired_at: at, state } = ticket;
  const isOver = state === 'Used' || state === 'Voided';
  return (
    <Panel title={text.ticket}>
      <Facts
        facts={[
          [text.package, ticket.package.name],
          [text.category, categoryName(ticket.category)],
          [text.batch, ticket.batch_code],
          [text.bought, formatDateTime(ticket.created_at)],
          [text.expires, at === null || isOver ? moment(at) : expires(at)],
          [text.used, moment(ticket.validated_at)],
          [text.voided, moment(ticket.canceled_at)],
        ]}
      />
    </Panel>
  );
}

/** The last moment, and how long it is from now. */
function expires(at: string): ReactNode {
  return (
    <>
      {formatDateTime(at)}
      <span className={styles.left}>{expiryOf(at).words}</span>
    </>
  );
}

/** The holder. The ticket can be emailed again, or to another address (001 §7). */
export function HolderPanel({ ticket, canResend }: { ticket: MyTicket; canResend: boolean }) {
  const client = useClient();
  const toast = useToast();
  const { user } = ticket;
  const [open, setOpen] = useKeptDialog<'edit' | 'send'>('my ticket', (name) =>
    name === 'edit' ? user !== null : ticket.sendable,
  );
  const resend = async () => {
    await client.call.resendMyTicket({ params: { id: ticket.id } });
    toast.success(text.resent);
  };
  return (
    <Panel title={text.who}>
      {user ? (
        <>
          <Facts
            facts={[
              [text.name, user.name],
              [text.email, user.email],
            ]}
          />
          <div className={styles.buttons}>
            <ReasonButton
              kind="plain"
              reason={reasonOf(checkResendMine({ ...stateOf(ticket), expired: false }))}
              onClick={() => setOpen('edit')}
            >
              {text.editEmail}
            </ReasonButton>
            <ResendButton
              lock={`my-ticket:${ticket.code}`}
              reason={canResend ? null : reasonOf(checkResendMine(stateOf(ticket)))}
              onSend={resend}
            >
              {text.resend}
            </ResendButton>
          </div>
        </>
      ) : (
        <>
          <Muted>{ticket.state === 'Sold' ? text.soldOutside : text.nobody}</Muted>
          {ticket.sendable ? (
            <div className={styles.buttons}>
              <Button onClick={() => setOpen('send')}>{text.send}</Button>
            </div>
          ) : null}
        </>
      )}
      <Suspense>
        {open === 'edit' && user ? <EditEmailDialog ticket={ticket} user={user} onClose={() => setOpen(null)} /> : null}
        {open === 'send' ? <SendDialog tickets={[ticket]} onClose={() => setOpen(null)} /> : null}
      </Suspense>
    </Panel>
  );
}

function reasonOf(verdict: ActionVerdict): string | null {
  return verdict.ok ? null : codeText(verdict.code, ERRORS[verdict.code].message);
}

/** What is shown at the jetty; of a ticket that is no good any more it is pale, and the words say why. */
export function QrPanel({ ticket, qrcode }: { ticket: MyTicket; qrcode: string }) {
  const isOff = ['Voided', 'Used', 'Expired'].includes(ticket.state);
  return (
    <Panel title={text.qrCode}>
      <div className={styles.qr} data-off={isOff || undefined}>
        <QrCode text={qrcode} label={text.qrOf(ticket.code)} />
      </div>
      <p className={styles.qrText}>
        {qrcode}
        <CopyButton value={qrcode} name={text.qrCode} />
      </p>
      <p className={styles.qrHint} data-off={isOff || undefined}>
        {isOff ? text.qrInvalid(ticket.state) : text.qrHint}
      </p>
    </Panel>
  );
}
