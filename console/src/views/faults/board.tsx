import type { Fault } from '@muara/contract/control';
import { OPERATION_IDS } from '@muara/contract/operations';
import { useState } from 'react';
import { useCommand } from '../../data/use-command.ts';
import { OperationGrid, OperationName } from '../../parts/operation-grid.tsx';
import { Surface } from '../../parts/surface.tsx';
import { FAULT_KINDS, kindOf, QUICK_KINDS, quickOrder, type QuickKind } from './fault-kinds.ts';
import styles from './faults.module.css';

const TARGETS = ['*', 'park_service', ...OPERATION_IDS];
const COLUMNS = QUICK_KINDS.map((key) => ({ key, ...FAULT_KINDS[key] }));

/** The park service has no JSON that a client reads. */
const canStrike = (target: string, kind: QuickKind): boolean =>
  target !== 'park_service' || kind === 'slow' || kind === 'drop';

/** Operations by what can go wrong: a press orders the fault, and a second press removes it. */
export function Board({ name, faults }: { name: string; faults: readonly Fault[] }) {
  const [text, setText] = useState('');
  const toggle = useCommand(
    async (control, { target, kind, known }: { target: string; kind: QuickKind; known: readonly Fault[] }) => {
      if (known.length === 0) return control.orderFault({ params: { name }, body: quickOrder(target, kind) });
      return Promise.all(known.map(({ id }) => control.removeFault({ params: { name, id } })));
    },
    { toastError: true },
  );
  return (
    <Surface>
      <h2 className={styles.title}>Board</h2>
      <OperationGrid
        label="Board"
        ids={TARGETS}
        columns={COLUMNS}
        search={text}
        onSearch={setText}
        head={(target) => <OperationName id={target === '*' ? '* (all)' : target} />}
        cell={(target, { key: kind, title }) => {
          if (!canStrike(target, kind)) return null;
          const known = faults.filter((fault) => fault.operationId === target && kindOf(fault) === kind);
          const struck = known.reduce((sum, fault) => sum + fault.struck, 0);
          return (
            <button
              type="button"
              className={styles.cell}
              aria-pressed={known.length > 0}
              aria-label={known.length > 0 ? `${title}: ${target}, ${struck} struck` : `${title}: ${target}`}
              onClick={() => toggle.run({ target, kind, known })}
            >
              {known.length > 0 ? `${struck} struck` : '+'}
            </button>
          );
        }}
      />
    </Surface>
  );
}
