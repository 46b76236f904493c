import { NativeSelect, TextInput } from '@mantine/core';
import type { LimitChange, Limits, LimitClock } from '@muara/contract/control';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/lib/toast.ts';
import { Button } from '@/ui/button.tsx';
import { Panel } from '@/ui/panel.tsx';
import { useControl } from '../../app/services.ts';
import { limitsQuery, parkQuery } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import { Badge } from '../../parts/badge.tsx';
import { Loaded } from '../../parts/loading.tsx';
import { Notice } from '../../parts/notice.tsx';
import styles from './faults.module.css';

const STATUSES = [
  { value: '200', label: '200 – works' },
  { value: '400', label: '400 – refuses what it is sent' },
  { value: '500', label: '500 – fails' },
  { value: '502', label: '502 – cannot be reached' },
  { value: '503', label: '503 – is overloaded' },
];

/** What the park service responds, until somebody changes it. */
export function ParkPanel({ name }: { name: string }) {
  const park = useQuery(parkQuery(useControl(), name));
  const set = useCommand((control, status: number) => control.setPark({ params: { name }, body: { status } }), {
    toastError: true,
    onDone: ({ status }) => toast.success(`The park service returns ${status}`),
  });
  return (
    <Panel title="Park service">
      <Loaded query={park} rows={1}>
        {({ status }) => {
          const value = String(status);
          const isListed = STATUSES.some((one) => one.value === value);
          return (
            <NativeSelect
              label="Status that it returns"
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              description="Sales and scans are sent to it after the call."
              value={value}
              data={isListed ? STATUSES : [...STATUSES, value]}
              onChange={({ currentTarget }) => set.run(Number(currentTarget.value))}
            />
          );
        }}
      </Loaded>
    </Panel>
  );
}

/** How many calls per minute one caller may make. */
export function LimitPanel({ name }: { name: string }) {
  const limits = useQuery(limitsQuery(useControl(), name));
  return (
    <Panel
      title="Rate limit"
      aside={
        limits.data ? (
          <Badge>
            {limits.data.per_minute === 0 ? 'no limit' : `${limits.data.per_minute.toLocaleString('en')} a minute`}
          </Badge>
        ) : null
      }
    >
      <Loaded query={limits} rows={1}>
        {(known) => <LimitForm key={`${known.per_minute} ${known.clock}`} name={name} limits={known} />}
      </Loaded>
    </Panel>
  );
}

function LimitForm({ name, limits }: { name: string; limits: Limits }) {
  const [perMinute, setPerMinute] = useState(String(limits.per_minute));
  const [clock, setClock] = useState<LimitClock>(limits.clock);
  const set = useCommand((control, body: LimitChange) => control.setLimits({ params: { name }, body }), {
    onDone: () => toast.success('Rate limit changed'),
  });
  const isNumber = /^\d{1,9}$/.test(perMinute);
  return (
    <form
      noValidate
      className={styles.limit}
      onSubmit={(event) => {
        event.preventDefault();
        if (isNumber) set.run({ per_minute: Number(perMinute), clock });
      }}
    >
      {set.error === null ? null : <Notice>{set.error}</Notice>}
      <TextInput
        label="Calls per minute and caller"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description="0 for no limit"
        inputMode="numeric"
        autoComplete="off"
        value={perMinute}
        error={isNumber ? null : 'Enter a whole number.'}
        onChange={({ currentTarget }) => setPerMinute(currentTarget.value.trim())}
      />
      <NativeSelect
        label="Minutes are counted in"
        value={clock}
        data={[
          { value: 'real', label: 'Real time' },
          { value: 'world', label: 'The time of the world' },
        ]}
        onChange={({ currentTarget }) => setClock(currentTarget.value as LimitClock)}
      />
      <Button type="submit" kind="plain" pending={set.pending}>
        Change limit
      </Button>
    </form>
  );
}
