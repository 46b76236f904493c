import { NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { FieldGrid } from '@/ui/layout/field-grid.tsx';
import { Stack } from '@/ui/layout/stack.tsx';
import { readSnapshot } from '../../data/read-snapshot.ts';
import { useCommand } from '../../data/use-command.ts';
import { useDraft } from '../../data/use-draft.ts';
import { FileField } from '../../parts/file-field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { checkWorld, EMPTY_WORLD, toWorldOptions, type Origin, type WorldFields } from './world-form.ts';

interface NewWorldProps {
  /** Names of the worlds that exist. */
  names: readonly string[];
  /** The world that is copied; by default the form begins with a seed. */
  copyOf?: string;
  onClose(): void;
  onDone(name: string): void;
}

const ORIGINS = [
  { value: 'seed', label: 'A seed' },
  { value: 'world', label: 'Another world' },
  { value: 'snapshot', label: 'A snapshot file' },
];
const CLOCKS = [
  { value: 'frozen', label: 'Stopped at an instant' },
  { value: 'real', label: 'Running in real time' },
];

/** Makes a world from a seed, another world or a snapshot. It keeps what was typed until then. */
export function NewWorldDialog({ names, copyOf, onClose, onDone }: NewWorldProps) {
  const { fields, set, clear } = useDraft<WorldFields>(copyOf === undefined ? 'new-world' : `copy-${copyOf}`, {
    ...EMPTY_WORLD,
    ...(copyOf !== undefined && { name: `${copyOf}-copy`, origin: 'world', from: copyOf, clock: 'real' }),
  });
  const [snapshot, setSnapshot] = useState<File | null>(null);
  const [isChecked, setChecked] = useState(false);
  const create = useCommand(
    async (control, typed: WorldFields) => {
      const file = fields.origin === 'snapshot' && snapshot ? await readSnapshot(snapshot) : null;
      const body = toWorldOptions(typed, file);
      return control.createWorld({ params: { name: typed.name }, body });
    },
    {
      onDone: ({ name }) => {
        clear();
        onDone(name);
      },
    },
  );
  const problems = checkWorld(fields, snapshot);
  const errors = isChecked ? problems : {};
  const replaces = names.includes(fields.name);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problems).length === 0) create.run(fields);
  };
  return (
    <Dialog
      title={copyOf === undefined ? 'New world' : `Copy ${copyOf}`}
      size="md"
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="new-world" pending={create.pending} kind={replaces ? 'danger' : 'primary'}>
            {replaces ? `Replace ${fields.name}` : 'Create world'}
          </Button>
        </>
      }
    >
      <form id="new-world" noValidate onSubmit={submit}>
        <Stack gap="lg">
          {create.error === null ? null : <Notice>{create.error}</Notice>}
          <TextInput
            label="Name"
            data-autofocus
            autoComplete="off"
            spellCheck={false}
            placeholder="refund-after-midnight"
            description={replaces ? 'A world of this name exists. It will be replaced, and its tokens will end.' : null}
            value={fields.name}
            error={errors.name}
            onChange={({ currentTarget }) => set({ name: currentTarget.value.trim().toLowerCase() })}
          />
          <FieldGrid>
            <NativeSelect
              label="Begins with"
              value={fields.origin}
              data={ORIGINS}
              onChange={({ currentTarget }) => set({ origin: currentTarget.value as Origin })}
            />
            {fields.origin === 'world' ? (
              <NativeSelect
                label="World to copy"
                value={fields.from}
                error={errors.from}
                data={[{ value: '', label: 'Choose a world' }, ...names]}
                onChange={({ currentTarget }) => set({ from: currentTarget.value })}
              />
            ) : null}
            {fields.origin === 'snapshot' ? (
              <FileField
                label="Snapshot"
                accept=".json,application/json"
                error={errors.origin}
                onChoose={setSnapshot}
              />
            ) : null}
            {fields.origin === 'seed' ? (
              <>
                <TextInput
                  label="Seed"
                  inputMode="numeric"
                  placeholder="Simulator default"
                  value={fields.seed}
                  error={errors.seed}
                  onChange={({ currentTarget }) => set({ seed: currentTarget.value.trim() })}
                />
                <TextInput
                  label="Past sales"
                  inputMode="numeric"
                  placeholder="Simulator default"
                  value={fields.tickets}
                  error={errors.tickets}
                  onChange={({ currentTarget }) => set({ tickets: currentTarget.value.trim() })}
                />
              </>
            ) : null}
          </FieldGrid>
          <FieldGrid>
            <NativeSelect
              label="Clock"
              value={fields.clock}
              data={fields.origin === 'seed' ? CLOCKS : [CLOCKS[0]!, { value: 'real', label: 'As it was' }]}
              onChange={({ currentTarget }) => set({ clock: currentTarget.value as WorldFields['clock'] })}
            />
            {fields.clock === 'frozen' ? (
              <TextInput
                type="datetime-local"
                step={1}
                label="Time in Kuala Lumpur"
                value={fields.at}
                error={errors.at}
                onChange={({ currentTarget }) => set({ at: currentTarget.value })}
              />
            ) : null}
          </FieldGrid>
          <NativeSelect
            label="Training"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            description="Every screen, mail, paper and export of a training world says TRAINING. It resets at 03:00."
            value={fields.training}
            data={[
              { value: '', label: fields.origin === 'seed' ? 'No' : 'As it was' },
              { value: 'yes', label: 'Training world' },
              ...(fields.origin === 'seed' ? [] : [{ value: 'no', label: 'No' }]),
            ]}
            onChange={({ currentTarget }) => set({ training: currentTarget.value as WorldFields['training'] })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
