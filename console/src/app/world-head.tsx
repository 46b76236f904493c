import type { ClockMode, World } from '@muara/contract/control';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/ui/button.tsx';
import { Link } from '@/ui/link.tsx';
import { countOf } from '../data/count-of.ts';
import { worldsQuery } from '../data/queries.ts';
import { dayOf, timeOf } from '../data/moments.ts';
import { useWorldClock } from '../data/use-world-clock.ts';
import { Badge, type Tone } from '../parts/badge.tsx';
import { OpenAsDialog } from '../views/worlds/open-as.dialog.tsx';
import { OpenIcon } from './icons.ts';
import { paths } from './paths.ts';
import { useControl } from './services.ts';
import styles from './world-head.module.css';

export const CLOCK_MODES: Record<ClockMode, { title: string; tone: Tone }> = {
  real: { title: 'Real time', tone: 'good' },
  offset: { title: 'Moved, running', tone: 'brand' },
  frozen: { title: 'Frozen', tone: 'lamp' },
};

/** The line above every view of a world: its name, its time, its faults, and the way into its app. */
export function WorldHead({ world }: { world: World }) {
  const [isOpening, setOpening] = useState(false);
  const now = useWorldClock(world);
  const mode = CLOCK_MODES[world.clock];
  return (
    <div className={styles.head}>
      <WorldSwitch name={world.name} />
      <Link to={paths.world(world.name, 'time')} className={styles.fact} title="Time">
        <span className={styles.time}>{timeOf(now)}</span>
        <span className={styles.day}>{dayOf(now)}</span>
        <Badge tone={mode.tone}>{mode.title}</Badge>
      </Link>
      {world.training ? <Badge tone="lamp">Training</Badge> : null}
      {world.faults > 0 ? (
        <Link to={paths.world(world.name, 'faults')} className={styles.fact}>
          <Badge tone="danger">{countOf(world.faults, 'fault')}</Badge>
        </Link>
      ) : null}
      <div className={styles.actions}>
        <Button kind="plain" size="sm" icon={<OpenIcon size={16} />} onClick={() => setOpening(true)}>
          Open as…
        </Button>
      </div>
      {isOpening ? <OpenAsDialog world={world.name} onClose={() => setOpening(false)} /> : null}
    </div>
  );
}

/** Another world in the same view. */
function WorldSwitch({ name }: { name: string }) {
  const { data } = useQuery(worldsQuery(useControl()));
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: { keepsFocus?: true } | null };
  const names = [...new Set([name, ...(data?.data ?? []).map((world) => world.name)])].toSorted();
  const view = pathname.split('/')[3] ?? 'calls';
  return (
    <NativeSelect
      aria-label="World"
      // It is drawn again for each world; arrow keys go from one to the next.
      autoFocus={state?.keepsFocus}
      className={styles.switch}
      value={name}
      data={names}
      onChange={({ currentTarget }) =>
        void navigate(`/w/${currentTarget.value}/${view}`, { state: { keepsFocus: true } })
      }
    />
  );
}
