import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import type { OpenTrip } from '@/domain/trips/open-trip.ts';
import { BigButton } from '../big-button.tsx';
import type { ShownTicket } from '../flow/flow.ts';
import { countLeft, countPicked } from '../flow/picked.ts';
import { toneOf } from '../flow/tone.ts';
import type { Gate } from '../flow/use-gate.ts';
import { scannerMessages as text } from '../scanner.messages.ts';
import { PassengerPicker } from './passenger-picker.tsx';
import styles from './result.module.css';
import { TicketFacts } from './ticket-facts.tsx';
import { GateVoidDialog } from './void-dialog.tsx';
import { canVoidAtGate, voidWay } from './void-way.ts';
import type { BoardingResult } from '@muara/contract/constants';
import { scannerBanners } from '@muara/contract/rules/boarding/scanner-banners';
import type { ScannedTicket } from '@muara/contract/types';
import { labels } from '@/domain/labels/labels.ts';
import { CheckIcon, ErrorIcon, VoidIcon } from '@/ui/icons.tsx';
import { checkRefund } from '@muara/contract/rules/tickets/actions/check-refund';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { purchaseQuery } from '@/features/scanner/scanner.api.ts';
import { GateRefundDialog } from './refund-dialog.tsx';

interface TicketViewProps {
  shown: ShownTicket;
  trip: OpenTrip;
  gate: Gate;
}

/** The result of a scan, full screen: its verdict, the ticket, and the actions (002 §2.17). */
export function TicketView({ shown, trip, gate }: TicketViewProps) {
  const words = text.ticket;
  const { hasPermission } = useSessionActions();
  const toast = useToast();
  const [isVoiding, setVoiding] = useState(false);
  const screen = useRef<HTMLElement>(null);
  const { ticket, picked } = shown;
  const remaining = trip.remaining_passenger;
  const tone = toneOf(ticket, remaining);
  const left = countLeft(ticket);
  const boarding = countPicked(picked);
  const isSending = trip.pending !== null;
  const close = () => {
    if (!isSending) gate.dispatch({ type: 'close' });
  };
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const isBehindDialog = document.querySelector('dialog[open]') !== null;
    if (event.key === 'Escape' && !event.defaultPrevented && !isBehindDialog) close();
  });
  useEffect(() => {
    screen.current?.querySelector('h2')?.focus();
    const listen = (event: KeyboardEvent) => pressKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const openVoid = () => {
    if (voidWay(hasPermission) === null) toast.error(text.noPermission);
    else setVoiding(true);
  };
  const note = boarding === left ? words.boardAll(left) : words.boardPart(boarding, left);
  return (
    <section
      ref={screen}
      role="dialog"
      aria-modal="true"
      aria-labelledby="verdict"
      className={styles.result}
      data-tone={tone}
    >
      <div className={styles.about}>
        <VerdictBand tone={tone} ticket={ticket} />
        <TicketFacts ticket={ticket} />
      </div>
      <div className={styles.side}>
        {tone !== 'refused' && left > 1 ? <PassengerPicker shown={shown} trip={trip} gate={gate} /> : null}
        <div className={styles.actions}>
          {tone === 'refused' ? (
            <BigButton kind="result" onClick={close}>
              {words.next}
            </BigButton>
          ) : (
            <BigButton
              kind="result"
              pending={isSending}
              blockedBy={boarding === 0 ? 'choose-one' : null}
              note={
                left > 1 || tone === 'warning'
                  ? tone === 'warning' && left === 1
                    ? words.boardAnyway
                    : note
                  : undefined
              }
              onClick={() => gate.validate(shown, ticket.boarding.code === 'ticket_other_slot')}
            >
              {words.validate}
            </BigButton>
          )}
          {boarding === 0 && tone !== 'refused' ? (
            <p id="choose-one" className={styles.hint}>
              {words.chooseOne}
            </p>
          ) : null}
          <div className={styles.more}>
            {canVoidAtGate(ticket) ? (
              <BigButton kind="outline" isOff={isSending} onClick={openVoid}>
                {words.void}
              </BigButton>
            ) : null}
            <RefundAction ticket={ticket} onDone={() => void gate.look(shown.scan)} />
            {tone === 'refused' ? null : (
              <BigButton kind="outline" isOff={isSending} onClick={close}>
                {words.close}
              </BigButton>
            )}
          </div>
        </div>
      </div>
      {isVoiding ? (
        <GateVoidDialog ticket={ticket} onClose={() => setVoiding(false)} onDone={() => void gate.look(shown.scan)} />
      ) : null}
    </section>
  );
}

const ICONS = { ready: CheckIcon, warning: ErrorIcon, refused: VoidIcon } satisfies Record<BoardingResult, unknown>;

/** The verdict in an icon, a word and a sentence, and the banners of the ticket (002 §4.2). */
function VerdictBand({ tone, ticket }: { tone: BoardingResult; ticket: ScannedTicket }) {
  const Icon = ICONS[tone];
  const banners = scannerBanners(ticket);
  return (
    <div className={styles.verdict}>
      <span className={styles.icon}>
        <Icon size={56} />
      </span>
      <h2 id="verdict" tabIndex={-1}>
        {text.ticket[tone]}
      </h2>
      {ticket.boarding.message === null ? null : <p className={styles.reason}>{ticket.boarding.message}</p>}
      {banners.length === 0 ? null : (
        <ul className={styles.banners}>
          {banners.map((banner) => (
            <li key={banner}>{labels.state[banner]}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface RefundActionProps {
  ticket: ScannedTicket;
  /** It was refunded or asked for, or turned out to be another than on screen. */
  onDone(): void;
}

/** Refunds a dated purchase, for staff with the right to, under the desk's rules (001 §4). */
function RefundAction({ ticket, onDone }: RefundActionProps) {
  const client = useClient();
  const { can } = useSessionActions();
  const [isOpen, setOpen] = useState(false);
  const hasRight = (can('refundTicket') || can('requestRefund')) && can('getTicket');
  const enabled = hasRight && ticket.type === 'ticket' && ticket.depart_date !== null;
  const { data: purchase } = useQuery({ ...purchaseQuery(client, ticket.code), enabled });
  if (!enabled || purchase === undefined || !checkRefund(purchase, 'staff').ok) return null;
  return (
    <>
      <BigButton kind="outline" onClick={() => setOpen(true)}>
        {text.ticket.refund}
      </BigButton>
      {isOpen ? <GateRefundDialog ticket={purchase} onClose={() => setOpen(false)} onDone={onDone} /> : null}
    </>
  );
}
