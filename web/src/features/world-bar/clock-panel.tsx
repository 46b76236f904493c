import type { Control } from '@muara/client/control';
import type { World } from '@muara/contract/control';
import { useId } from 'react';
import { formatDateTime, formatTime } from '@/lib/dates.ts';
import { useNow } from '@/lib/use-now.ts';
import { ClockIcon } from '@/ui/icons.tsx';
import { BarPanel } from './bar-panel.tsx';
import { CLOCK_JUMPS, clockChange } from '@muara/client/control';
import { worldBarMessages as text } from './world-bar.messages.ts';
import styles from './world-bar.module.css';

const SECOND_MS = 1_000;

interface ClockPanelProps {
  control: Control;
  world: World;
  /** Runs a command of the control plane and looks at the world again. */
  run(command: () => Promise<unknown>): void;
}

/** The time of the world, and jumps to the moments where things go wrong. */
export function ClockPanel({ control, world, run }: ClockPanelProps) {
  const instant = new Date(useNow(SECOND_MS)).toISOString();
  const id = useId();
  const mode = text.modes[world.clock];
  return (
    <BarPanel
      id={id}
      label={text.clock(formatDateTime(instant), mode)}
      title={text.clockTitle}
      button={
        <>
          <ClockIcon size={16} />
          <span className={styles.wide}>{formatDateTime(instant)}</span>
          <span className={styles.narrow}>{formatTime(instant)}</span>
          {world.clock === 'real' ? null : <span className={styles.mark}>{mode}</span>}
        </>
      }
    >
      <ul className={styles.list}>
        {CLOCK_JUMPS.map((jump) => (
          <li key={jump}>
            <button
              type="button"
              className={styles.item}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={() => {
                run(async () => {
                  const { now } = await control.getClock({ params: { name: world.name } });
                  return control.setClock({ params: { name: world.name }, body: clockChange(jump, now) });
                });
              }}
            >
              {text.jumps[jump]}
            </button>
          </li>
        ))}
      </ul>
    </BarPanel>
  );
}
