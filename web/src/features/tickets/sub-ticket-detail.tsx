import { checkSubMinisigua } from '@muara/contract/rules/tickets/actions/check-sending';
import {
  checkSubVoid,
  checkSubVoidApproval,
  checkSubVoidRejection,
} from '@muara/contract/rules/tickets/actions/check-void';
import type { SubTicket } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions, useSignedIn } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { useKeptDialog } from '@/domain/forms/use-kept-dialog.ts';
import { Panel } from '@/ui/panel.tsx';
import { ReasonButton } from '@/ui/reason-button.tsx';
import { SubStateBadge } from '@/domain/labels/sub-state-badge.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { DetailFrame, isMissing } from './detail-frame.tsx';
import { LogsPanel } from './logs-panel.tsx';
import { PrintOne } from './print-one.tsx';
import { reasonOf } from './reason-of.ts';
import requests from './request-panels.module.css';
import { HolderFacts, SubTicketFacts, SubVoidFacts } from './sub-ticket-facts.tsx';
import styles from './ticket-detail.page.module.css';
import { detailMessages as text } from './ticket-detail.messages.ts';
import { subVoidWay, voidTypeOf } from './ticket-rights.ts';
import { subTicketQuery } from './tickets.api.ts';
import { ticketsMessages } from './tickets.messages.ts';
import { TimelinePanel } from './timeline-panel.tsx';
import { useTicketCommand } from './use-ticket-command.ts';

const SubVoidDialog = lazy(async () => ({ default: (await import('./void.dialog.tsx')).SubVoidDialog }));

interface SubTicketDetailProps {
  code: string;
  list: number | null;
  /** Shown when no ticket of a batch has the code. */
  otherwise?: ReactNode;
}

/** One ticket of an agent's batch or an exhibition sale. Back leads to its list (001 §2). */
export function SubTicketDetail({ code, list, otherwise }: SubTicketDetailProps) {
  const client = useClient();
  const query = useQuery(subTicketQuery(client, code));
  const rights = useSessionActions();
  const { user } = useSignedIn();
  const [dialog, open] = useKeptDialog<'void'>(`ticket ${code}`, () => subVoidWay(rights, user) !== null);
  if (otherwise !== undefined && isMissing(query.error)) return otherwise;
  const home = query.data ? (query.data.ticket_agent_id === null ? 3 : 2) : (list ?? 2);
  return (
    <DetailFrame
      code={code}
      query={query}
      back={paths.tickets(home)}
      badge={({ state }) => <SubStateBadge state={state} size="lg" />}
      actions={(sub) => <Actions sub={sub} onVoid={() => open('void')} />}
    >
      {(sub) => (
        <>
          <Sections sub={sub} />
          <Suspense>{dialog ? <SubVoidDialog sub={sub} onClose={() => open(null)} /> : null}</Suspense>
        </>
      )}
    </DetailFrame>
  );
}

function Actions({ sub, onVoid }: { sub: SubTicket; onVoid(): void }) {
  const client = useClient();
  const rights = useSessionActions();
  const { user } = useSignedIn();
  const { running, run } = useTicketCommand();
  const way = subVoidWay(rights, user);
  const park = checkSubMinisigua(sub);
  const sync = () =>
    run({
      name: 'scan',
      operation: 'syncMinisigua',
      ask: { message: text.sendAsk(text.sendQrCode, sub.code), confirmLabel: text.sendYes },
      call: () =>
        client.call.syncMinisigua({ params: { code: sub.code }, query: { type: 'ticket_agent', data_type: 'scan' } }),
      said: text.dataSent,
    });
  return (
    <>
      <PrintOne part={sub} batch={sub.ticket} />
      {rights.can('syncMinisigua') && (park.ok || park.code !== 'minisigua_not_possible') ? (
        <ReasonButton kind="plain" reason={reasonOf(park)} pending={running === 'scan'} onClick={() => void sync()}>
          {text.sendQrCode}
        </ReasonButton>
      ) : null}
      {way === null ? null : (
        <ReasonButton kind="plain" reason={reasonOf(checkSubVoid(sub))} onClick={onVoid}>
          {way === 'direct' ? text.void : text.requestVoid}
        </ReasonButton>
      )}
    </>
  );
}

function Sections({ sub }: { sub: SubTicket }) {
  const file = { id: sub.id, sub: true };
  const waits = sub.state === 'Pending Void';
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        {waits ? <VoidRequest sub={sub} /> : null}
        <Panel title={ticketsMessages.ticketInfo}>
          <SubTicketFacts sub={sub} />
        </Panel>
        <div className={styles.last}>
          <TimelinePanel file={file} />
        </div>
      </div>
      <div className={styles.side}>
        {sub.canceled_at ? (
          <Panel title={text.void}>
            <SubVoidFacts sub={sub} />
          </Panel>
        ) : null}
        <Panel title={text.holder}>
          <HolderFacts sub={sub} />
        </Panel>
        <LogsPanel file={file} />
      </div>
    </div>
  );
}

function VoidRequest({ sub }: { sub: SubTicket }) {
  return (
    <Panel
      title={text.void}
      aside={<SubStateBadge state="Pending Void" />}
      {...(requests.open ? { className: requests.open } : {})}
    >
      <SubVoidFacts sub={sub} />
      <Decide sub={sub} />
    </Panel>
  );
}

function Decide({ sub }: { sub: SubTicket }) {
  const client = useClient();
  const { can } = useSessionActions();
  const { running, run } = useTicketCommand();
  if (!can('approveVoid')) return <p className={requests.waits}>{text.waits}</p>;
  const body = { id: sub.id, type: voidTypeOf(sub) };
  return (
    <DecisionButtons
      running={running}
      approve={{
        label: text.approveVoid,
        reason: reasonOf(checkSubVoidApproval(sub)),
        press: () =>
          run({
            name: 'approve',
            operation: 'approveVoid',
            ask: { message: text.approveVoidAsk(sub.code), confirmLabel: text.approveVoid, danger: true },
            call: () => client.call.approveVoid({ body }),
            said: text.voidApproved,
          }),
      }}
      reject={{
        label: text.rejectVoid,
        reason: reasonOf(checkSubVoidRejection(sub)),
        press: () =>
          run({
            name: 'reject',
            operation: 'rejectVoid',
            ask: { message: text.rejectVoidAsk(sub.code), confirmLabel: text.rejectVoid },
            call: () => client.call.rejectVoid({ body }),
            said: text.voidDenied,
          }),
      }}
    />
  );
}
