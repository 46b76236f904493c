import { NativeSelect, TextInput } from '@mantine/core';
import { ERRORS } from '@muara/contract/errors';
import { checkRoles } from '@muara/contract/rules/forms/check-roles';
import type { Policies } from '@muara/contract/types';
import { useId, useRef, useState, type FormEvent } from 'react';
import { codeText } from '@/domain/errors/errors.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import styles from './add-role.dialog.module.css';
import type { RoleDraft } from './settings-draft.ts';
import { roleMessages as text } from './settings.messages.ts';

interface AddRoleDialogProps {
  roles: RoleDraft[];
  /** The grid with nothing ticked. */
  empty: Policies;
  onAdd(name: string, policies: Policies): void;
  onClose(): void;
}

/**
 * Asks for the name of a new role and the role to copy permissions from.
 * It is stored with the next save.
 */
export function AddRoleDialog({ roles, empty, onAdd, onClose }: AddRoleDialogProps) {
  const [name, setName] = useState('');
  const [from, setFrom] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const box = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const place = roles.length;
    const found = checkRoles([...roles, { name, policies: {} }], []).find(
      ({ field }) => field === `roles.${place}.name`,
    );
    if (!found) return onAdd(name.trim(), structuredClone(roles.find(({ key }) => key === from)?.policies ?? empty));
    setProblem(codeText(found.code, ERRORS[found.code].message));
    box.current?.focus();
  }

  return (
    <Dialog
      title={text.add}
      onClose={onClose}
      stay={name !== ''}
      footer={
        <>
          <Button kind="plain" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" form={id}>
            {text.add}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <TextInput
          ref={box}
          data-autofocus
          label={text.name}
          placeholder={text.namePlaceholder}
          autoComplete="off"
          value={name}
          error={problem}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setProblem(null);
          }}
        />
        <NativeSelect label={text.copyFrom} value={from} onChange={(event) => setFrom(event.currentTarget.value)}>
          <option value="">{text.nothing}</option>
          {roles
            .filter(({ saved }) => saved?.internal !== false)
            .map((role) => (
              <option key={role.key} value={role.key}>
                {role.name.trim() || text.unnamed}
              </option>
            ))}
        </NativeSelect>
      </form>
    </Dialog>
  );
}
