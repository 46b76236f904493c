import type { Clock, ClockChange } from '@muara/contract/control';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/ui/button.tsx';
import { Row } from '@/ui/layout/row.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { Panel } from '@/ui/panel.tsx';
import { useControl } from '../../app/services.ts';
import { CLOCK_MODES } from '../../app/world-head.tsx';
import { dayOf, timeOf, toInstant } from '../../data/moments.ts';
import { clockQuery } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import { useDraft } from '../../data/use-draft.ts';
import { useWorldClock } from '../../data/use-world-clock.ts';
import { Badge } from '../../parts/badge.tsx';
import { Loaded } from '../../parts/loading.tsx';
import { Notice } from '../../parts/notice.tsx';
import { DueJobs } from './due-jobs.tsx';
import { JUMPS } from './jumps.ts';
import { TimeSlider } from './time-slider.tsx';
import styles from './time.module.css';

const REAL_TIME = 'Return to real time';

/** The clock of a world: what time it is, what is due, and the steps that move it. */
export function TimePage({ name }: { name: string }) {
  const query = useQuery(clockQuery(useControl(), name));
  const set = useCommand((control, body: ClockChange) => control.setClock({ params: { name }, body }));
  return (
    <>
      <PageTitle title="Time" sub="Jobs that become due run in order when the clock passes them." />
      {set.error === null ? null : <Notice>{set.error}</Notice>}
      <Loaded query={query}>
        {(clock) => (
          <div className={styles.columns}>
            <ClockPanel name={name} clock={clock} pending={set.pending} onSet={set.run} />
            <DueJobs clock={clock} onJump={(now) => set.run({ now })} />
          </div>
        )}
      </Loaded>
    </>
  );
}

interface ClockPanelProps {
  name: string;
  clock: Clock;
  pending: boolean;
  onSet(change: ClockChange): void;
}

function ClockPanel({ name, clock, pending, onSet }: ClockPanelProps) {
  const now = useWorldClock({ now: clock.now, clock: clock.mode });
  const { fields, set } = useDraft(`time-${name}`, { at: '' });
  const mode = CLOCK_MODES[clock.mode];
  const isFrozen = clock.mode === 'frozen';
  return (
    <Panel title="Clock" aside={<Badge tone={mode.tone}>{mode.title}</Badge>}>
      <p className={styles.now}>
        <span className={styles.time}>{timeOf(now)}</span>
        <span className={styles.day}>{dayOf(now)}</span>
      </p>
      <Row gap="sm">
        <Button kind="plain" pending={pending} onClick={() => onSet(isFrozen ? { real: true } : { now })}>
          {isFrozen ? REAL_TIME : 'Freeze now'}
        </Button>
        {clock.mode === 'offset' ? (
          <Button kind="plain" pending={pending} onClick={() => onSet({ real: true })}>
            {REAL_TIME}
          </Button>
        ) : null}
      </Row>
      <h3 className={styles.heading}>Jump</h3>
      <Row gap="sm" role="group" aria-label="Jump">
        {JUMPS.map(({ title, change }) => (
          <Button key={title} kind="plain" size="sm" pending={pending} onClick={() => onSet(change(now))}>
            {title}
          </Button>
        ))}
      </Row>
      <form
        className={styles.jump}
        onSubmit={(event) => {
          event.preventDefault();
          if (fields.at !== '') onSet({ now: toInstant(fields.at) });
        }}
      >
        <TextInput
          type="datetime-local"
          step={1}
          label="Freeze at (Kuala Lumpur)"
          value={fields.at}
          onChange={({ currentTarget }) => set({ at: currentTarget.value })}
        />
        <Button type="submit" pending={pending} aria-disabled={fields.at === ''}>
          Go
        </Button>
      </form>
      <TimeSlider now={now} jobs={clock.jobs} onJump={(instant) => onSet({ now: instant })} />
    </Panel>
  );
}
