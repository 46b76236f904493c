import { formatInstant } from '@muara/contract/rules';
import type { TicketLog } from '@muara/contract/types';
import { receivedAt } from '../../domain/outbox/index.ts';
import { toIso } from '../../world/local-time.ts';
import type { OutboxRecord } from '../../world/log-records.ts';
import type { MinisiguaRecord } from '../../world/online-records.ts';
import type { World } from '../../world/world.ts';

const MAX_LOGS = 100;
/** The park service's status for accepted data. */
const TAKEN = 200;

/** Returns the mails about a ticket and its messages to the park service, newest first (001 §2). */
export function listLogs(world: World, code: string): TicketLog[] {
  const now = world.clock.now();
  const mails = world.tables.outbox.cursor('ticket', { key: code }).page(0, MAX_LOGS);
  const calls = world.tables.minisigua.by('ticket', code).reverse().slice(0, MAX_LOGS);
  return [
    ...mails.map((mail) => ({ at: mail.createdAt, log: presentMail(mail, now) })),
    ...calls.map((call) => ({ at: call.createdAt, log: presentCall(call) })),
  ]
    .sort((one, other) => other.at - one.at)
    .slice(0, MAX_LOGS)
    .map(({ log }) => log);
}

function presentMail(mail: OutboxRecord, now: number): TicketLog {
  return {
    type: 'email',
    text: mail.subject,
    to: [...mail.to],
    sent_at: formatInstant(mail.createdAt),
    received_at: toIso(receivedAt(mail, now)),
    read_at: toIso(mail.readAt),
    response_code: null,
  };
}

function presentCall({ type, payload, responseCode, createdAt }: MinisiguaRecord): TicketLog {
  const at = formatInstant(createdAt);
  return {
    type: type === 'scan' ? 'minisigua_scan' : 'minisigua_purchase',
    text: payload,
    to: [],
    sent_at: at,
    received_at: responseCode === TAKEN ? at : null,
    read_at: null,
    response_code: responseCode,
  };
}
