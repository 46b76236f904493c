import type { Fault } from '@muara/contract/control';
import { TextInput } from '@mantine/core';
import { OPERATION_IDS } from '@muara/contract/operations';
import { useState } from 'react';
import { SearchIcon } from '@/ui/icons.tsx';
import { useCommand } from '../../data/use-command.ts';
import { Surface } from '../../parts/surface.tsx';
import { FAULT_KINDS, KINDS, kindOf, quickOrder, type FaultKind } from './fault-kinds.ts';
import styles from './faults.module.css';

const TARGETS = ['*', 'park_service', ...OPERATION_IDS];
/** The park service has no JSON that a client reads. */
const canStrike = (target: string, kind: FaultKind): boolean =>
  target !== 'park_service' || kind === 'slow' || kind === 'drop';

/** Operations by what can go wrong: a press orders the fault, and a second press removes it. */
export function Board({ name, faults }: { name: string; faults: readonly Fault[] }) {
  const [text, setText] = useState('');
  const shown = TARGETS.filter((target) => target.toLowerCase().includes(text.toLowerCase()));
  const toggle = useCommand(
    async (control, { target, kind, known }: { target: string; kind: FaultKind; known: readonly Fault[] }) => {
      if (known.length === 0) return control.orderFault({ params: { name }, body: quickOrder(target, kind) });
      return Promise.all(known.map(({ id }) => control.removeFault({ params: { name, id } })));
    },
    { toastError: true },
  );
  return (
    <Surface>
      <div className={styles.tools}>
        <h2 className={styles.title}>Board</h2>
        <TextInput
          type="search"
          aria-label="Search operations"
          placeholder="Search operations"
          leftSection={<SearchIcon size={18} />}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value.trim())}
        />
      </div>
      <div className={styles.scroll} role="region" aria-label="Board" tabIndex={0}>
        <table className={styles.board}>
          <thead>
            <tr>
              <th scope="col">Operation</th>
              {KINDS.map((kind) => (
                <th key={kind} scope="col" title={FAULT_KINDS[kind].hint}>
                  {FAULT_KINDS[kind].title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((target) => (
              <tr key={target}>
                <th scope="row">
                  <code>{target === '*' ? '* (all)' : target}</code>
                </th>
                {KINDS.map((kind) => {
                  const known = faults.filter((fault) => fault.operationId === target && kindOf(fault) === kind);
                  const struck = known.reduce((sum, fault) => sum + fault.struck, 0);
                  return (
                    <td key={kind}>
                      {canStrike(target, kind) ? (
                        <button
                          type="button"
                          className={styles.cell}
                          aria-pressed={known.length > 0}
                          aria-label={`${FAULT_KINDS[kind].title}: ${target}`}
                          onClick={() => toggle.run({ target, kind, known })}
                        >
                          {known.length > 0 ? `${struck} struck` : '+'}
                        </button>
                      ) : null}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {shown.length === 0 ? <p className={styles.none}>No operation matches. Try another search.</p> : null}
      </div>
    </Surface>
  );
}
