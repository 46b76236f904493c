import type { JournalEntry } from '@muara/contract/control';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Facts } from '@/ui/facts.tsx';
import { CloseIcon } from '@/ui/icons.tsx';
import { Link } from '@/ui/link.tsx';
import { RowAction } from '@/ui/list/row-actions.tsx';
import { paths } from '../../app/paths.ts';
import { useControl } from '../../app/services.ts';
import { momentOf } from '../../data/moments.ts';
import { worldKey } from '../../data/queries.ts';
import { Badge } from '../../parts/badge.tsx';
import { Json } from '../../parts/json.tsx';
import { Loaded } from '../../parts/loading.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { useOpened } from '../../parts/use-opened.ts';
import styles from './call-detail.module.css';
import { Conformance } from './conformance.tsx';
import { CopyCall } from './copy-call.tsx';

/** One call: who, what was asked, what came back, and whether both keep the contract. */
export function CallDetail({ name, id }: { name: string; id: number }) {
  const control = useControl();
  const { search } = useLocation();
  const list = `${paths.world(name)}${search}`;
  const call = useQuery({
    queryKey: [...worldKey(name), 'call', id],
    queryFn: () => control.getCall({ params: { name, id } }),
    staleTime: Infinity,
  });
  return (
    <aside className={styles.panel} aria-label={`Call ${id}`} {...useOpened(list)}>
      <Loaded query={call} rows={5}>
        {(entry) => (
          <>
            <header className={styles.head}>
              <div>
                <h2 className={styles.title}>
                  <span className={styles.number}>{entry.id}</span> {entry.operationId ?? 'Unknown address'}
                </h2>
                <code>
                  {entry.method} {entry.path}
                </code>
              </div>
              <RowAction label="Close this call" icon={<CloseIcon />} to={list} />
            </header>
            <CopyCall name={name} entry={entry} />
            <CallFacts name={name} entry={entry} />
            <Part title="Conformance">
              <Conformance entry={entry} />
            </Part>
            {Object.keys(entry.query).length > 0 ? (
              <Part title="Query">
                <Json label="Query" value={entry.query} />
              </Part>
            ) : null}
            <Part title="Request">
              {entry.body === undefined ? <Quiet>No body</Quiet> : <Json label="Request" value={entry.body} />}
            </Part>
            <Part title="Answer">
              {entry.answer === undefined ? (
                <Quiet>Empty, or dropped to save memory</Quiet>
              ) : (
                <Json label="Answer" value={entry.answer} />
              )}
            </Part>
          </>
        )}
      </Loaded>
    </aside>
  );
}

function CallFacts({ name, entry }: { name: string; entry: JournalEntry }) {
  const { at, status, code, message, person, took, platform, userAgent, address, faultId, lost, events } = entry;
  return (
    <Facts
      facts={[
        ['At', momentOf(at)],
        ['Status', <StatusBadge key="status" status={status} />],
        ['Code', code && <code key="code">{code}</code>],
        ['Message', message],
        [
          'Who',
          person ? (
            <Link key="who" to={`${paths.world(name)}?user=${person.id}`} title="All calls of this person">
              {person.name || 'A removed user'} ({person.role || '–'}, {person.id})
            </Link>
          ) : (
            'Nobody known'
          ),
        ],
        ['Took', `${took.toLocaleString('en', { maximumFractionDigits: 1 })} ms`],
        ['Platform', platform],
        ['Program', userAgent],
        ['Address', address],
        [
          'Fault',
          faultId === null ? null : (
            <Link key="fault" to={paths.world(name, 'faults')}>
              {faultId}
              {lost ? ', answer lost or replaced' : ''}
            </Link>
          ),
        ],
        [
          'Events',
          events.length > 0 ? (
            <span key="events" className={styles.events}>
              {events.map((event, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a call can cause the same event twice
                <Badge key={index}>{event}</Badge>
              ))}
            </span>
          ) : null,
        ],
      ]}
    />
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.subtitle}>{title}</h3>
      {children}
    </section>
  );
}

const Quiet = ({ children }: { children: ReactNode }) => <p className={styles.quiet}>{children}</p>;
