import { NativeSelect, TextInput } from '@mantine/core';
import { checkRoles } from '@muara/contract/rules/forms/check-roles';
import type { Policies } from '@muara/contract/types';
import { FormDialog } from '@/domain/forms/form-dialog.tsx';
import { useForm } from '@/domain/forms/use-form.ts';
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
  const form = useForm({
    initialValues: { name: '', from: '' },
    check: ({ name }) =>
      checkRoles([...roles, { name, policies: {} }], [])
        .filter(({ field }) => field === `roles.${roles.length}.name`)
        .map(({ code }) => ({ field: 'name', code })),
    save: async ({ name, from }) =>
      onAdd(name.trim(), structuredClone(roles.find(({ key }) => key === from)?.policies ?? empty)),
  });

  return (
    <FormDialog title={text.add} form={form} submit={text.add} onClose={onClose}>
      <TextInput
        {...form.getInputProps('name')}
        data-autofocus
        label={text.name}
        placeholder={text.namePlaceholder}
        autoComplete="off"
      />
      <NativeSelect {...form.getInputProps('from')} label={text.copyFrom}>
        <option value="">{text.nothing}</option>
        {roles
          .filter(({ saved }) => saved?.internal !== false)
          .map((role) => (
            <option key={role.key} value={role.key}>
              {role.name.trim() || text.unnamed}
            </option>
          ))}
      </NativeSelect>
    </FormDialog>
  );
}
