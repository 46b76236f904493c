import { SCREENS } from '@muara/contract/screens';
import { isAllowed } from '@muara/contract/rules/permissions/is-allowed';
import type { Approval, BatchTotals } from '@muara/contract/types';
import { useId, type ReactNode } from 'react';
import { useSessionActions, useSignedIn } from '@/domain/session/session-context.ts';
import { formatDateTime, formatWeekday, today } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format-count.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Facts } from '@/ui/facts.tsx';
import { CalendarIcon, CheckIcon, CloseIcon, ErrorIcon, RefundIcon, VoidIcon } from '@/ui/icons.tsx';
import { Link } from '@/ui/link.tsx';
import { MoneyText } from '@/domain/prices/money-text.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import styles from './approval-card.module.css';
import { approvalKey, isSubTicket, type Choice } from './approvals.api.ts';
import { approvalsMessages as text } from './approvals.messages.ts';
import { outcomeOf } from './confirm-text.ts';
import { useChoices } from './use-choices.ts';
import type { Decide } from './use-decide.ts';
import { cardId } from './use-inbox.ts';
import { departsIn, waitingSince } from './waiting-words.ts';

const ICONS = { refund: RefundIcon, void: VoidIcon, booking: CalendarIcon, surplus: RefundIcon };

interface ApprovalCardProps {
  approval: Approval;
  now: number;
  busy: Decide['busy'];
  onDecide(choice: Choice): void;
}

/** A request with everything needed for a decision. */
export function ApprovalCard({ approval, now, busy, onDecide }: ApprovalCardProps) {
  const { kind, code, name, requested_at, own, note, refund_bank } = approval;
  const titleId = useId();
  const may = useChoices()(approval);
  const key = approvalKey(approval);
  const Icon = ICONS[kind];
  const outcome = outcomeOf(approval);
  const { words, urgency } = waitingSince(requested_at, now);
  return (
    <li>
      <article id={cardId(key)} className={styles.card} data-key={key} tabIndex={-1} aria-labelledby={titleId}>
        <header className={styles.header}>
          <span className={styles.icon} data-kind={kind}>
            <Icon />
          </span>
          <div className={styles.words}>
            <h2 id={titleId} className={styles.title}>
              {text.noun[kind]} <RecordLink approval={approval} />
            </h2>
            <p className={styles.who}>{[name, approval.package.name].filter(Boolean).join(' · ')}</p>
          </div>
          <div className={styles.amount}>
            <MoneyText rm={approval.amount} strong />
            {approval.payment_method ? <span className={styles.quiet}>{approval.payment_method}</span> : null}
          </div>
        </header>
        <Facts
          facts={[
            [text.departure, departureOf(approval)],
            isSubTicket(approval)
              ? [text.oneOf, <BatchLink key="batch" code={approval.ticket_code} />]
              : [text.passengers, formatCount(approval.total_passengers)],
            [text.batch, approval.batch ? batchWords(approval.batch) : null],
            [text.requestedBy, kind === 'surplus' ? null : (approval.requested_by ?? text.buyer)],
          ]}
        />
        {note !== null || refund_bank !== null || kind !== 'booking' ? (
          <div className={styles.told}>
            <Reason approval={approval} />
            <Bank approval={approval} />
          </div>
        ) : null}
        {outcome === null ? null : <p className={styles.outcome}>{outcome}</p>}
        <footer className={styles.footer}>
          <p className={styles.age} data-urgency={urgency}>
            <time dateTime={requested_at} title={formatDateTime(requested_at)}>
              {text.waitsFor(words)}
            </time>
            {own ? <RibbonBadge label={text.own} tone="lamp" /> : null}
          </p>
          <div className={styles.buttons}>
            {(['reject', 'approve'] as const).map((choice) =>
              may[choice] ? (
                <Button
                  key={choice}
                  kind={choice === 'approve' ? 'primary' : 'plain'}
                  icon={choice === 'approve' ? <CheckIcon size={18} /> : <CloseIcon size={18} />}
                  pending={busy?.key === key && busy.choice === choice}
                  aria-label={kind === 'surplus' ? text.markPaidBackOf(code) : text.choiceOf(choice, kind, code)}
                  aria-keyshortcuts={choice === 'approve' ? 'A' : 'R'}
                  onClick={() => onDecide(choice)}
                >
                  {kind === 'surplus' ? text.markPaidBack : text.choice[choice]}
                </Button>
              ) : null,
            )}
          </div>
        </footer>
      </article>
    </li>
  );
}

/** The code, as a link for users who can open the record. */
function RecordLink({ approval }: { approval: Approval }) {
  const { user } = useSignedIn();
  const { can } = useSessionActions();
  const { kind, code, vvip_charter: charter } = approval;
  const isBooking = kind === 'booking';
  const opens = isBooking ? can('getBooking') && isAllowed(user, SCREENS.booking).ok : can('getTicket');
  return (
    <>
      {opens ? (
        <Link className={styles.code} to={isBooking ? paths.booking(charter ? 1 : 0, code) : paths.subTicket(code)}>
          {code}
        </Link>
      ) : (
        <span className={styles.code}>{code}</span>
      )}
      {charter ? (
        <RibbonBadge label={text.charter} tone="calm" />
      ) : approval.vvip ? (
        <RibbonBadge label={text.vvip} />
      ) : null}
    </>
  );
}

function batchWords(batch: BatchTotals): string {
  const { total_ticket: total, total_ticket_sold: sold, total_ticket_used: used, total_ticket_voided: voided } = batch;
  return text.batchCounts(total, sold, used, voided);
}

/** The purchase that a single ticket belongs to. */
function BatchLink({ code }: { code: string }) {
  const { can } = useSessionActions();
  return can('getTicket') ? <Link to={paths.subTicket(code)}>{code}</Link> : code;
}

function departureOf({ depart_date: date, slot }: Approval): ReactNode {
  if (date === null) return text.openTicket;
  return (
    <>
      {[formatWeekday(date), slot?.slice(0, 5)].filter(Boolean).join(', ')}
      <span className={styles.quiet}>{departsIn(date, today())}</span>
    </>
  );
}

const REASONS = {
  booking: () => text.bookingNote,
  refund: () => text.reason,
  void: () => text.reason,
  surplus: () => text.surplusReason,
};

/** The requester's words. A booking may lack a remark; a refund or void always has a reason. */
function Reason({ approval: { kind, note } }: { approval: Approval }) {
  if (note === null && kind === 'booking') return null;
  return (
    <div className={styles.note} data-kind={kind}>
      <p className={styles.quiet}>{REASONS[kind]()}</p>
      {note === null ? <p>{text.noReason}</p> : <blockquote>{note}</blockquote>}
    </div>
  );
}

/** The account for a refund, and whether anybody could have entered it. */
function Bank({ approval: { refund_bank: bank } }: { approval: Approval }) {
  if (bank === null) return null;
  return (
    <div className={styles.bank} data-warn={bank.public_form || undefined}>
      <p>
        <span className={styles.quiet}>{text.bank}</span> <strong>{bank.bank_name}</strong>{' '}
        <span className={styles.account}>{bank.acc_no}</span>
      </p>
      {bank.public_form ? (
        <p className={styles.warning}>
          <ErrorIcon size={18} />
          {text.publicForm}
        </p>
      ) : null}
    </div>
  );
}
