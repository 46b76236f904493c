import { ApiError } from '@muara/client/http';
import { bookingRibbon } from '@muara/contract/rules/bookings/booking-words';
import type { Ticket } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { useKeptDialog } from '@/domain/forms/use-kept-dialog.ts';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { CopyButton } from '@/ui/copy-button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { BackLink, HeadFacts } from '@/ui/record-head.tsx';
import { RecordMissing, RecordNotFound, Refused } from '@/domain/records/record-page.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { BookingActions } from './booking-actions.tsx';
import { bookingDetailMessages as text } from './booking-detail.messages.ts';
import { type BookingDialogName, BookingDialogs } from './booking-dialogs.tsx';
import { BLANK_BOOKING, draftOf } from './booking-draft.ts';
import type { BookingLists } from './booking-lists.ts';
import { mayEdit, mayOpen } from './booking-rights.ts';
import { bookingTone } from './booking-tone.ts';
import { BookingSide } from './booking-side.tsx';
import { BookingView } from './booking-view.tsx';
import styles from './booking-view.module.css';
import { type BookingKind, bookingQuery } from './bookings.api.ts';
import { removeStoredDraft, keptDraft } from './stored-draft.ts';

const BookingEditor = lazy(async () => ({ default: (await import('./booking-editor.tsx')).BookingEditor }));

/** What a code of a booking looks like; anything else belongs to none. */
const CODE = /^[A-Z0-9-]{4,20}$/;

/** /d/booking/{kind}/{code}: a booking, or `new` (002 §2.3). */
export default function BookingPage() {
  const { kind: word, code = '' } = useParams();
  const { can, hasPermission } = useSessionActions();
  const kind = word === '1' ? 1 : 0;
  if (code === 'new') return hasPermission('Booking', 'Create') ? <NewBooking key={kind} kind={kind} /> : <Refused />;
  if (!can('getBooking')) return <Refused />;
  return CODE.test(code) ? (
    <SavedBooking key={code} kind={kind} shown={word ?? ''} code={code} />
  ) : (
    <RecordNotFound title={text.title(code)} notFound={text.notFound} back={<BackToList kind={kind} />} />
  );
}

function BackToList({ kind }: { kind: BookingKind }) {
  const { can } = useSessionActions();
  if (!can('listBookings')) return null;
  return <BackLink to={paths.bookings(kind)}>{text.back}</BackLink>;
}

function NewBooking({ kind }: { kind: BookingKind }) {
  const query = useQuery({ ...bookingQuery(useClient(), 'new'), retry: isWorthRetry });
  const [kept] = useState(() => keptDraft(kind));
  const { data } = query;
  // What was kept over a reload is restored once.
  useEffect(() => removeStoredDraft(kind), [kind]);
  if (!data)
    return (
      <RecordMissing query={query} title={text.newTitle} notFound={text.notFound} back={<BackToList kind={kind} />} />
    );
  return (
    <>
      <BackToList kind={kind} />
      <PageTitle title={text.newTitle} sub={kind === 1 ? text.charter : text.vvip} />
      <Suspense>
        <BookingEditor
          kind={kind}
          lists={data}
          ticket={null}
          blank={BLANK_BOOKING}
          initial={kept ?? BLANK_BOOKING}
          restored={kept !== null}
        />
      </Suspense>
    </>
  );
}

interface SavedBookingProps {
  kind: BookingKind;
  /** The kind as the address has it. */
  shown: string;
  code: string;
}

function SavedBooking({ kind, shown, code }: SavedBookingProps) {
  useKeptFocus();
  const query = useQuery({ ...bookingQuery(useClient(), code), retry: isWorthRetry });
  const { data, error, refetch } = query;
  const words = { title: text.title(code), notFound: text.notFound, back: <BackToList kind={kind} /> };
  const isGone = error instanceof ApiError && (error.status === 404 || error.code === 'validation_failed');
  if (isGone) return <RecordNotFound {...words} />;
  if (!data) return <RecordMissing query={query} {...words} />;
  const { ticket, ...lists } = data;
  if (ticket === null) return <RecordNotFound {...words} />;
  const own = ticket.vvip_charter ? 1 : 0;
  if (shown !== String(own)) return <Navigate to={paths.booking(own, code)} replace />;
  const reload = async () => (await refetch({ throwOnError: true })).data?.ticket ?? null;
  return <Booking kind={kind} ticket={ticket} lists={lists} reload={reload} />;
}

interface BookingProps {
  kind: BookingKind;
  ticket: Ticket;
  lists: BookingLists;
  reload(): Promise<Ticket | null>;
}

function Booking({ kind, ticket, lists, reload }: BookingProps) {
  const rights = useSessionActions();
  const editable = mayEdit(rights, ticket);
  const ribbon = bookingRibbon({ ...ticket, status: ticket.status ?? 'Pending' });
  const [dialog, setDialog] = useKeptDialog<BookingDialogName>('booking', (name) => mayOpen[name](rights, ticket));
  const [dirty, setDirty] = useState(false);
  const setOurs = useTold(ticket, editable);
  return (
    <>
      <BackToList kind={kind} />
      <PageTitle
        title={text.title(ticket.code)}
        sub={
          <HeadFacts>
            <RibbonBadge label={ribbon} tone={bookingTone(ribbon)} size="lg" />
            <Requests ticket={ticket} />
            {kind === 1 ? text.charter : text.vvip}
            <CopyButton value={ticket.code} name={text.code} named />
          </HeadFacts>
        }
        actions={<BookingActions ticket={ticket} dirty={editable && dirty} open={setDialog} />}
      />
      {editable ? (
        <Suspense>
          <SavedEditor kind={kind} ticket={ticket} lists={lists} reload={reload} onDirty={setDirty} />
          <div className={styles.below}>
            <BookingSide ticket={ticket} open={setDialog} />
          </div>
        </Suspense>
      ) : (
        <BookingView ticket={ticket} open={setDialog} />
      )}
      <BookingDialogs ticket={ticket} name={dialog} onDeciding={setOurs} onClose={() => setDialog(null)} />
    </>
  );
}

function Requests({ ticket }: { ticket: Ticket }) {
  return (
    <>
      {ticket.request_refund_at && !ticket.refunded_at ? <RibbonBadge label={text.pendingRefund} size="lg" /> : null}
      {ticket.request_canceled_at && !ticket.canceled_at ? <RibbonBadge label={text.pendingVoid} size="lg" /> : null}
    </>
  );
}

/** The form keeps what it was filled from while newer records come in. */
function SavedEditor(props: BookingProps & { onDirty(dirty: boolean): void }) {
  const [initial] = useState(() => draftOf(props.ticket));
  return <BookingEditor {...props} blank={initial} initial={initial} />;
}

/**
 * Says so when a booking is decided while its form is open, except by who does it here.
 * @returns what says who does
 */
function useTold(ticket: Ticket, editable: boolean): (isOurs: boolean) => void {
  const toast = useToast();
  const isOurs = useRef(false);
  const was = useRef(editable);
  const { code, status } = ticket;
  useEffect(() => {
    if (was.current && !editable && !isOurs.current) toast.info(text.decided(code, status ?? ''));
    was.current = editable;
  }, [editable, code, status, toast]);
  return (ours) => {
    isOurs.current = ours;
  };
}

/** A booking that is not there will not be there a second later. */
function isWorthRetry(count: number, error: Error): boolean {
  return count < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);
}
