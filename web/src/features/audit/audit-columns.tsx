import type { AuditEntry } from '@muara/contract/types';
import { formatAgo, formatDateTime, formatShortMoment } from '@/lib/dates.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Link } from '@/ui/link.tsx';
import type { Column } from '@/ui/list/data-table.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import styles from './audit-columns.module.css';
import { auditMessages as text } from './audit.messages.ts';

/** The records of the log that the user can open. */
interface AuditRights {
  canOpenTicket: boolean;
  canOpenPackage: boolean;
  canOpenFood: boolean;
}

/** Columns of the audit log (002 §2.4). */
export function auditColumns(rights: AuditRights): Column<AuditEntry>[] {
  return [
    {
      key: 'username',
      title: text.username,
      cell: ({ username }) => <span className={styles.username}>{username}</span>,
    },
    { key: 'module', title: text.module, cell: ({ module }) => module },
    {
      key: 'action',
      title: text.action,
      card: 'line',
      cell: (entry) => (
        <div className={styles.action}>
          <Action entry={entry} {...rights} />
          <Changes entry={entry} />
        </div>
      ),
    },
    {
      key: 'created',
      title: text.createdAt,
      cell: ({ created_at: instant }) => (
        <time className={styles.moment} dateTime={instant} title={formatDateTime(instant)}>
          {formatShortMoment(instant)}
          <Muted as="span" size="sm">
            {formatAgo(instant)}
          </Muted>
        </time>
      ),
    },
  ];
}

/** The action in words. The record's name is a link if the user can open that record. */
function Action({ entry, ...rights }: { entry: AuditEntry } & AuditRights) {
  const { action } = entry;
  const target = targetOf(entry, rights);
  if (!target) return action;
  const { name, href } = target;
  const link = <Link to={href}>{name}</Link>;
  const at = action.indexOf(name);
  if (at < 0)
    return (
      <>
        {action} {link}
      </>
    );
  return (
    <>
      {action.slice(0, at)}
      {link}
      {action.slice(at + name.length)}
    </>
  );
}

function targetOf(entry: AuditEntry, rights: AuditRights): { name: string; href: string } | null {
  const { ticket, package: offer, addon } = entry;
  if (ticket?.code && rights.canOpenTicket) return { name: ticket.code, href: paths.subTicket(ticket.code) };
  if (offer?.name && rights.canOpenPackage) return { name: offer.name, href: paths.package(offer.id) };
  if (addon?.name && rights.canOpenFood) return { name: addon.name, href: paths.food(addon.id) };
  return null;
}

/** Before and after of each changed field, behind one button. */
function Changes({ entry }: { entry: AuditEntry }) {
  const { changes, action } = entry;
  if (!changes?.length) return null;
  return (
    <details className={styles.details} aria-label={text.changesOf(action)}>
      <summary className={styles.summary}>{text.showChanges(changes.length)}</summary>
      <dl className={styles.changes}>
        {changes.map(({ field, before, after }, index) => (
          <div key={`${field}-${index}`} className={styles.change}>
            <dt className={styles.field}>{field}</dt>
            <dd className={styles.before}>
              <span className="sr-only">{text.before}: </span>
              {before ?? text.nothing}
            </dd>
            <dd className={styles.after}>
              <span className="sr-only">{text.after}: </span>
              {after ?? text.nothing}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
