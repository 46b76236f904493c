import type { FaultList } from '@muara/contract/control';
import { Button } from '@/ui/button.tsx';
import { Panel } from '@/ui/panel.tsx';
import { RowAction } from '@/ui/list/row-actions.tsx';
import { TrashIcon } from '../../app/icons.ts';
import { useCommand } from '../../data/use-command.ts';
import { Badge } from '../../parts/badge.tsx';
import { describeFault } from './fault-kinds.ts';
import styles from './faults.module.css';

/** The faults of a world, with how many calls they saw and how often they struck. */
export function FaultsInForce({ name, faults: { data } }: { name: string; faults: FaultList }) {
  const remove = useCommand((control, id: number) => control.removeFault({ params: { name, id } }), {
    toastError: true,
  });
  const removeAll = useCommand((control) => control.cancelFaults({ params: { name } }), { toastError: true });
  return (
    <Panel
      title="In force"
      aside={
        data.length > 0 ? (
          <Button kind="quiet" size="sm" pending={removeAll.pending} onClick={() => removeAll.run(undefined)}>
            Remove all
          </Button>
        ) : null
      }
    >
      {data.length === 0 ? (
        <p className={styles.quiet}>No faults. Everything works as it should.</p>
      ) : (
        <ul className={styles.faults}>
          {data.map((fault) => (
            <li key={fault.id} className={styles.fault} data-spent={fault.spent || undefined}>
              <span className={styles.words}>
                <strong>
                  {fault.id} <code>{fault.operationId}</code>
                  {fault.preset ? <Badge>{fault.preset}</Badge> : null}
                </strong>
                <span className={styles.quiet}>{describeFault(fault)}</span>
              </span>
              <Badge tone={fault.struck > 0 ? 'danger' : 'neutral'}>
                struck {fault.struck} of {fault.seen}
              </Badge>
              {fault.spent ? <Badge>spent</Badge> : null}
              <RowAction
                label={`Remove fault ${fault.id}`}
                icon={<TrashIcon />}
                tone="danger"
                onPress={() => remove.run(fault.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
