import type { World } from '@muara/contract/control';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '@/ui/button.tsx';
import { DataTable, type Column } from '@/ui/list/data-table.tsx';
import { SearchBox } from '@/ui/list/search-box.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { EmptyState } from '@/ui/states.tsx';
import { AddIcon } from '../../app/icons.ts';
import { paths } from '../../app/paths.ts';
import { useControl } from '../../app/services.ts';
import { CLOCK_MODES } from '../../app/world-head.tsx';
import { dayOf, timeOf } from '../../data/moments.ts';
import { lastCallQuery, worldsQuery } from '../../data/queries.ts';
import { useWorldClock } from '../../data/use-world-clock.ts';
import { Badge } from '../../parts/badge.tsx';
import { Loaded } from '../../parts/loading.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { Surface } from '../../parts/surface.tsx';
import { NewWorldDialog } from './new-world.dialog.tsx';
import { WorldActions } from './world-actions.tsx';
import styles from './worlds.module.css';

/** How many worlds a page shows before `Show more`: each row asks for its last call. */
const PAGE = 50;

/** All worlds, the one that was used last first. */
export function WorldsPage() {
  const worlds = useQuery(worldsQuery(useControl()));
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  const [search, setSearch] = useSearchParams();
  const [limit, setLimit] = useState(PAGE);
  const text = search.get('search') ?? '';
  const all = (worlds.data?.data ?? []).toReversed();
  const names = all.map(({ name }) => name);
  const found = all.filter(({ name }) => name.includes(text.toLowerCase()));

  return (
    <>
      <PageTitle
        title="Worlds"
        sub="A world is a whole back end with its own data, clock and faults."
        actions={
          <Button icon={<AddIcon />} onClick={() => setNew(true)}>
            New world
          </Button>
        }
      />
      <Surface>
        <div className={styles.tools}>
          <SearchBox
            label="Search worlds"
            placeholder="By name"
            value={text}
            onSearch={(name) => setSearch(name === '' ? {} : { search: name }, { replace: true })}
          />
          <p role="status" className={styles.count}>
            {worlds.data ? `${found.length} of ${all.length}` : null}
          </p>
        </div>
        <Loaded query={worlds}>
          {() =>
            found.length === 0 ? (
              <Nothing isFiltered={all.length > 0} onNew={() => setNew(true)} />
            ) : (
              <DataTable
                caption="Worlds"
                columns={columnsFor(names)}
                rows={found.slice(0, limit)}
                rowKey={({ name }) => name}
                rowHref={({ name }) => paths.world(name)}
              />
            )
          }
        </Loaded>
        {found.length > limit ? (
          <div className={styles.more}>
            <Button kind="quiet" onClick={() => setLimit(limit + PAGE)}>
              Show more
            </Button>
          </div>
        ) : null}
      </Surface>
      {isNew ? (
        <NewWorldDialog
          names={names}
          onClose={() => setNew(false)}
          onDone={(name) => {
            setNew(false);
            void navigate(paths.world(name));
          }}
        />
      ) : null}
    </>
  );
}

function Nothing({ isFiltered, onNew }: { isFiltered: boolean; onNew(): void }) {
  return isFiltered ? (
    <EmptyState title="No world matches" text="Try another search." />
  ) : (
    <EmptyState
      title="No worlds yet"
      text="The first call to a name creates its world. Or create one here, at an instant of your choice."
      action={<Button onClick={onNew}>New world</Button>}
    />
  );
}

const columnsFor = (names: readonly string[]): Column<World>[] => [
  { key: 'name', title: 'Name', cell: (world) => <NameCell world={world} /> },
  { key: 'clock', title: 'Clock', cell: (world) => <ClockCell world={world} />, card: 'line' },
  { key: 'seed', title: 'Seed', align: 'end', from: 'wide', card: 'none', cell: ({ seed }) => seed },
  {
    key: 'tickets',
    title: 'Past sales',
    align: 'end',
    from: 'wide',
    card: 'none',
    cell: ({ tickets }) => tickets.toLocaleString('en'),
  },
  {
    key: 'calls',
    title: 'Calls',
    align: 'end',
    from: 'medium',
    card: 'none',
    cell: ({ calls }) => calls.toLocaleString('en'),
  },
  {
    key: 'faults',
    title: 'Faults',
    align: 'end',
    from: 'medium',
    card: 'none',
    cell: ({ faults }) => (faults === 0 ? '–' : <Badge tone="danger">{faults}</Badge>),
  },
  { key: 'last', title: 'Last call', card: 'line', cell: (world) => <LastCall world={world} /> },
  {
    key: 'actions',
    title: 'Actions',
    align: 'end',
    card: 'line',
    cell: ({ name, training }) => <WorldActions world={name} isTraining={training} names={names} />,
  },
];

function NameCell({ world: { name, training } }: { world: World }) {
  return (
    <span className={styles.clock}>
      <strong className={styles.name}>{name}</strong>
      {training ? <Badge tone="lamp">Training</Badge> : null}
    </span>
  );
}

function ClockCell({ world }: { world: World }) {
  const now = useWorldClock(world);
  const { title, tone } = CLOCK_MODES[world.clock];
  return (
    <span className={styles.clock}>
      <span className="mono">{timeOf(now)}</span>
      <span className={styles.day}>{dayOf(now)}</span>
      <Badge tone={tone}>{title}</Badge>
    </span>
  );
}

function LastCall({ world: { name, calls } }: { world: World }) {
  const { data: call } = useQuery(lastCallQuery(useControl(), name, calls));
  if (!call) return <span className={styles.day}>No calls</span>;
  return (
    <span className={styles.last}>
      <StatusBadge status={call.status} />
      <code>{call.operationId ?? `${call.method} ${call.path}`}</code>
      <span className={styles.day}>{timeOf(call.at)}</span>
    </span>
  );
}
