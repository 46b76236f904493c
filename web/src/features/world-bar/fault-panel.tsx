import type { Control } from '@muara/client/control';
import type { Fault, FaultPreset } from '@muara/contract/control';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { ErrorIcon } from '@/ui/icons.tsx';
import { BarPanel } from './bar-panel.tsx';
import { faultEffect, faultTarget } from './fault-words.ts';
import { worldBarMessages as text } from './world-bar.messages.ts';
import styles from './world-bar.module.css';

interface FaultPanelProps {
  control: Control;
  world: string;
  count: number;
  run(command: () => Promise<unknown>): void;
}

/** How many faults are in force; lists and removes them, and orders presets. */
export function FaultPanel(props: FaultPanelProps) {
  const { count } = props;
  return (
    <BarPanel
      id={useId()}
      label={text.faults(count)}
      title={text.faultsTitle}
      tone={count > 0 ? 'warn' : undefined}
      button={
        <>
          <ErrorIcon size={16} />
          <span className={styles.wide}>{text.faults(count)}</span>
          <span className={styles.narrow}>{count}</span>
        </>
      }
    >
      <Faults {...props} />
    </BarPanel>
  );
}

function Faults({ control, world, count, run }: FaultPanelProps) {
  const params = { name: world };
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [presets, setPresets] = useState<readonly FaultPreset[]>([]);
  const load = useEffectEvent(() => {
    control.listFaults({ params }).then(({ data }) => setFaults(data), ignore);
  });
  useEffect(() => load(), [count]);
  useEffect(() => {
    control.listFaultPresets().then(({ data }) => setPresets(data), ignore);
  }, [control]);
  return (
    <>
      {faults.length === 0 ? <p className={styles.none}>{text.noFaults}</p> : null}
      <ul className={styles.list}>
        {faults.map((fault) => (
          <li key={fault.id} className={styles.fault}>
            <span className={styles.who}>
              {faultTarget(fault)}
              <span className={styles.quiet}>
                {faultEffect(fault)} · {text.struck(fault.struck)}
              </span>
            </span>
            <Button
              size="sm"
              kind="plain"
              aria-label={text.removeFault(faultTarget(fault))}
              onClick={() => run(() => control.removeFault({ params: { ...params, id: fault.id } }))}
            >
              {text.remove}
            </Button>
          </li>
        ))}
      </ul>
      {faults.length > 1 ? (
        <Button size="sm" kind="plain" wide onClick={() => run(() => control.cancelFaults({ params }))}>
          {text.removeAll}
        </Button>
      ) : null}
      <h3 className={styles.subtitle}>{text.presets}</h3>
      <ul className={styles.list}>
        {presets.map(({ name, summary }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.item}
              onClick={() => run(() => control.orderPreset({ params: { ...params, preset: name } }))}
            >
              <span className={styles.who}>{name}</span>
              <span className={styles.quiet}>{summary}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The bar itself says that the control plane cannot be reached. */
const ignore = (): void => undefined;
