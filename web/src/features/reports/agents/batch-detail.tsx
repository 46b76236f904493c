import { PASSENGER_CATEGORIES } from '@muara/contract/constants';
import type { AgentTicketDetail, AgentTicketPart, BatchStateFilter } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { formatDate, formatDateTime } from '@/lib/dates.ts';
import { labelOf, labels } from '@/domain/labels/labels.ts';
import { BackIcon } from '@/ui/icons.tsx';
import { Link } from '@/ui/link.tsx';
import type { Column } from '@/ui/list/data-table.tsx';
import { SubStateBadge } from '@/domain/labels/sub-state-badge.tsx';
import { Narrow } from './agent-columns.tsx';
import { batchQuery } from './agent-views.api.ts';
import { agentViewsMessages as text } from './agent-views.messages.ts';
import styles from './agent-views.module.css';
import { CountBoxes } from './count-boxes.tsx';
import { ViewFrame } from './view-frame.tsx';

const STATES = {
  all: 'total_ticket',
  Available: 'total_ticket_available',
  Sold: 'total_ticket_sold',
  Used: 'total_ticket_used',
  Voided: 'total_ticket_voided',
  Expired: 'total_ticket_expired',
} as const satisfies Record<BatchStateFilter, keyof AgentTicketDetail>;

const CATEGORIES = [...PASSENGER_CATEGORIES, 'free'] as const;

interface BatchDetailProps {
  code: string;
  /** Where the back arrow leads. */
  back: string;
}

/** The tickets of an agent's purchase, with boxes that filter by status and category (001 §2). */
export function BatchDetail({ code, back }: BatchDetailProps) {
  const client = useClient();
  const [page, setPage] = useState(0);
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<BatchStateFilter>('all');
  const [category, setCategory] = useState('all');
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useQuery(batchQuery(client, code, { page, status, category, ...(search !== '' && { search }) }));
  useEffect(() => heading.current?.focus(), []);
  const { data } = result;
  const from = (change: () => void) => {
    change();
    setPage(0);
  };
  return (
    <>
      <header className={styles.batch}>
        <Link className={styles.back} to={back} aria-label={text.back} title={text.back}>
          <BackIcon />
        </Link>
        <h3 ref={heading} tabIndex={-1}>
          {text.batch(code)}
        </h3>
      </header>
      <ViewFrame
        caption={text.batch(code)}
        searchHint={text.batchSearch}
        state={{ page, search }}
        set={({ page: to, search: words }) => {
          if (words !== undefined) from(() => setSearch(words));
          else if (to !== undefined) setPage(to);
        }}
        filters={null}
        lead={
          <>
            <CountBoxes
              label={text.states}
              chosen={status}
              boxes={(Object.keys(STATES) as BatchStateFilter[]).map((state) => ({
                value: state,
                label: state === 'all' ? text.all : labelOf('state', state),
                count: data?.[STATES[state]] ?? null,
              }))}
              onChoose={(state) => from(() => setStatus(state))}
            />
            <CountBoxes
              label={text.categories}
              chosen={category}
              boxes={categoryBoxes(data, category)}
              onChoose={(name) => from(() => setCategory(name === category ? 'all' : name))}
            />
          </>
        }
        result={result}
        columns={partColumns()}
        rowKey={({ id }) => id}
      />
    </>
  );
}

/** A box for each category of the purchase. The chosen one stays visible, so that it can be deselected. */
function categoryBoxes(data: AgentTicketDetail | undefined, chosen: string) {
  return CATEGORIES.map((name) => ({
    value: name as string,
    label: categoryName(name),
    count: data?.[`total_${name}`] ?? null,
  })).filter(({ value, count }) => value === chosen || (count !== null && count > 0));
}

function categoryName(name: string): string {
  const names: Readonly<Record<string, string>> = labels.passenger;
  return name === 'free' ? text.free : (names[name] ?? name);
}

function partColumns(): Column<AgentTicketPart>[] {
  return [
    {
      key: 'code',
      title: text.code,
      cell: (part) => (
        <>
          <span className={styles.code}>{part.code}</span>
          <Narrow>{describePart(part)}</Narrow>
        </>
      ),
    },
    { key: 'category', title: text.category, cell: ({ category }) => categoryName(category) },
    { key: 'state', title: text.state, cell: ({ state }) => <SubStateBadge state={state} /> },
    { key: 'holder', title: text.holder, from: 'medium', cell: ({ user }) => user?.name ?? text.nothing },
    {
      key: 'at',
      title: text.redeemedAt,
      from: 'medium',
      cell: ({ validated_at: at }) => (at === null ? text.nothing : formatDateTime(at)),
    },
    { key: 'jetty', title: text.jetty, from: 'medium', cell: ({ jetty }) => jetty?.name ?? text.nothing },
    {
      key: 'expiry',
      title: text.expiry,
      from: 'medium',
      cell: ({ expired_at: at }) => (at === null ? text.never : formatDate(at)),
    },
  ];
}

/** The holder of a ticket, and when it was redeemed or expires. */
function describePart({ user, validated_at: redeemed, expired_at: expiry }: AgentTicketPart): string {
  const day = redeemed ?? expiry;
  const when = day === null ? text.never : `${redeemed === null ? text.expiry : text.redeemedAt} ${formatDate(day)}`;
  return [user?.name, when].filter((part) => part !== undefined).join(' · ');
}
