import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { ERRORS } from '@muara/contract/errors';
import { OPERATION_IDS } from '@muara/contract/operations';
import { ROLES } from '@muara/contract/permissions';
import { useRef } from 'react';
import { toast } from '@/lib/toast.ts';
import { Button } from '@/ui/button.tsx';
import { Panel } from '@/ui/panel.tsx';
import { useCommand } from '../../data/use-command.ts';
import type { Draft } from '../../data/use-draft.ts';
import { Notice } from '../../parts/notice.tsx';
import styles from './faults.module.css';
import { toFaultOrder, type FaultFields } from './fault-form.ts';
import { FAULT_KINDS, KINDS, type FaultKind } from './fault-kinds.ts';

const MEANT = /did you mean (\S+)\?/;
const TARGETS = ['*', 'park_service', ...OPERATION_IDS];

/** The form for a fault with conditions. A refusal keeps what was typed, and offers what was meant. */
export function OrderFault({ name, draft: { fields, set, clear } }: { name: string; draft: Draft<FaultFields> }) {
  const order = useCommand(
    async (control, typed: FaultFields) => control.orderFault({ params: { name }, body: toFaultOrder(typed) }),
    {
      onDone: ({ id }) => {
        clear();
        toast.success(`Fault ${id} ordered`);
      },
    },
  );
  const operation = useRef<HTMLInputElement>(null);
  const [, meant] = MEANT.exec(order.error ?? '') ?? [];
  const field = (key: keyof FaultFields) => ({
    value: fields[key],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [key]: currentTarget.value }),
  });
  return (
    <Panel title="Order a fault">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          order.run(fields);
        }}
      >
        {order.error === null ? null : (
          <Notice
            action={
              meant === undefined ? null : (
                <Button
                  kind="plain"
                  size="sm"
                  onClick={() => {
                    set({ operationId: meant });
                    order.clear();
                    operation.current?.focus();
                  }}
                >
                  Use {meant}
                </Button>
              )
            }
          >
            {order.error}
          </Notice>
        )}
        <div className={styles.fields}>
          <TextInput
            ref={operation}
            label="Operation"
            placeholder="generateTicket, or * for all"
            list="targets"
            {...field('operationId')}
          />
          <NativeSelect
            label="What goes wrong"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            description={FAULT_KINDS[fields.kind].hint}
            data={KINDS.map((kind) => ({ value: kind, label: FAULT_KINDS[kind].title }))}
            value={fields.kind}
            onChange={({ currentTarget }) => set({ kind: currentTarget.value as FaultKind })}
          />
          {fields.kind === 'refuse' ? (
            <TextInput label="Code" placeholder="internal_error" list="codes" {...field('code')} />
          ) : null}
          {fields.kind === 'body' ? <BodyFields field={field} /> : null}
          <TextInput label="Wait (ms)" inputMode="numeric" {...field('delay')} />
          <TextInput label="Only the nth call" inputMode="numeric" {...field('nth')} />
          <TextInput label="Share of calls (%)" inputMode="numeric" {...field('rate')} />
          <TextInput label="At most (times)" inputMode="numeric" {...field('times')} />
          <NativeSelect
            label="Only this role"
            data={[{ value: '', label: 'Any role' }, { value: 'public', label: 'Visitors' }, ...Object.keys(ROLES)]}
            {...field('role')}
          />
          <TextInput label="Only with the field" placeholder="payment_method" {...field('field')} />
          <TextInput label="Equal to" placeholder="Cash" {...field('equals')} />
        </div>
        <datalist id="targets">
          {TARGETS.map((target) => (
            <option key={target}>{target}</option>
          ))}
        </datalist>
        <datalist id="codes">
          {Object.keys(ERRORS).map((code) => (
            <option key={code}>{code}</option>
          ))}
        </datalist>
        <Button type="submit" pending={order.pending}>
          Order fault
        </Button>
      </form>
    </Panel>
  );
}

interface BodyFieldsProps {
  field(key: keyof FaultFields): {
    value: string | undefined;
    onChange(event: { currentTarget: { value: string } }): void;
  };
}

/** The fields of a fault that returns a body of one's own. */
function BodyFields({ field }: BodyFieldsProps) {
  return (
    <>
      <Textarea
        className={styles.body}
        label="Body (JSON)"
        placeholder='{"data": [], "total": 0}'
        autosize
        minRows={3}
        maxRows={12}
        spellCheck={false}
        {...field('body')}
      />
      <TextInput label="Status" placeholder="200" inputMode="numeric" {...field('status')} />
      <NativeSelect
        label="The call"
        data={[
          { value: '', label: 'Is not handled' },
          { value: 'commit', label: 'Is handled first' },
        ]}
        {...field('after')}
      />
    </>
  );
}
