import { type Fields, recordChanges, yesNo } from '../../domain/edits/index.ts';
import { event, type BusinessEvent } from '../../events/business-event.ts';
import type { AuditChange } from '../../world/log-records.ts';
import type { UserRecord } from '../../world/records.ts';
import { getProfile } from './present-agent.ts';

/** Returns the event of an agent that was added, changed or removed. */
export function agentChanged(
  action: string,
  before: UserRecord | null,
  after: UserRecord | null,
): BusinessEvent<'catalogue.changed'> {
  const changes = changesBetween(before, after);
  return event('catalogue.changed', { areas: ['agents'], entries: [{ module: 'Agents', action, changes }] });
}

/** Of a password it shows only that it changed. */
function changesBetween(before: UserRecord | null, after: UserRecord | null): AuditChange[] {
  const changes = recordChanges(before, after, listFields);
  const sameSecret = !after || before?.passwordHash === after.passwordHash;
  return sameSecret ? changes : [...changes, { field: 'password', before: null, after: '[changed]' }];
}

function listFields(user: UserRecord): Fields {
  const { address, state, country, ic, startDate, endDate, docs } = getProfile(user);
  return {
    name: user.name,
    company_name: user.companyName,
    address,
    state,
    country,
    email: user.email,
    contact: user.contact,
    ic,
    start_date: startDate,
    end_date: endDate,
    active: yesNo(user.active),
    ssm: docs.ssm,
    kpl: docs.kpl,
  };
}
