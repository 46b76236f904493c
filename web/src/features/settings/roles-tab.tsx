import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useToast } from '@/lib/toast.ts';
import { Button } from '@/ui/button.tsx';
import { Stack } from '@/ui/layout/stack.tsx';
import { AddRoleDialog } from './add-role-dialog.tsx';
import { RoleEditor } from './role-editor.tsx';
import { RoleList } from './role-list.tsx';
import styles from './roles-tab.module.css';
import type { RoleDraft } from './settings-draft.ts';
import { roleMessages as text } from './settings.messages.ts';
import type { SettingsForm } from './use-settings-form.ts';

interface RolesTabProps {
  form: SettingsForm;
  /** The grid with nothing ticked. */
  empty: RoleDraft['policies'];
  /** The key of the role that is shown; the first one when there is none of that key. */
  selected: string | null;
  onSelect(key: string): void;
}

/** The roles and their permissions (002 §2.7, §6). */
export function RolesTab({ form, empty, selected, onSelect }: RolesTabProps) {
  const toast = useToast();
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<RoleDraft | null>(null);
  const nextKey = useRef(1);
  const { roles } = form.values;
  // The address follows in its own time; the role that was pressed shows at once.
  const [chosen, setChosen] = useState(selected);
  const [seen, setSeen] = useState(selected);
  if (seen !== selected) {
    setSeen(selected);
    setChosen(selected);
  }
  const select = (key: string) => {
    setChosen(key);
    onSelect(key);
  };
  const [lastName, setLastName] = useState('');
  const found = roles.find(({ key }) => key === chosen);
  // A save gives a new role the key by which it is known from then on.
  const renamed = found ? undefined : roles.find(({ name }) => name.trim() === lastName);
  const shown = found ?? renamed ?? roles[0];
  if (shown && shown.name.trim() !== lastName) setLastName(shown.name.trim());
  const follow = useEffectEvent(select);
  useEffect(() => {
    if (renamed) follow(renamed.key);
  }, [renamed]);

  function add(name: string, policies: RoleDraft['policies']): void {
    while (roles.some((role) => role.key === freshKey(nextKey.current))) nextKey.current += 1;
    const key = freshKey(nextKey.current);
    form.setValues({ roles: [...roles, { key, name, policies, saved: null }] });
    setAdding(false);
    setRemoved(null);
    select(key);
  }

  /** Only roles added since the last save can be removed (002 §6); the others say why not. */
  function remove(role: RoleDraft): void {
    if (role.saved) return toast.error(role.saved.system ? text.required : text.created);
    form.setValues({ roles: roles.filter(({ key }) => key !== role.key) });
    setRemoved(role);
    const place = roles.indexOf(role);
    select((roles[place + 1] ?? roles[place - 1])?.key ?? '');
  }

  function undo(role: RoleDraft): void {
    form.setValues({ roles: [...roles, role] });
    setRemoved(null);
    select(role.key);
  }

  return (
    <>
      <p className={styles.lead}>{text.managersOnly}</p>
      <div className={styles.grid}>
        <Stack gap="md">
          <RoleList roles={roles} errors={form.errors} selected={shown?.key ?? ''} onSelect={select} />
          <Button id="role-add" kind="plain" onClick={() => setAdding(true)}>
            {text.add}
          </Button>
          <p className={styles.removed} role="status">
            {removed ? (
              <>
                {text.removed(removed.name || text.unnamed)}{' '}
                <Button kind="quiet" size="sm" onClick={() => undo(removed)}>
                  {text.undo}
                </Button>
              </>
            ) : null}
          </p>
        </Stack>
        {shown ? (
          <RoleEditor key={shown.key} role={shown} form={form} empty={empty} onRemove={() => remove(shown)} />
        ) : null}
      </div>
      {adding ? <AddRoleDialog roles={roles} empty={empty} onAdd={add} onClose={() => setAdding(false)} /> : null}
    </>
  );
}

const freshKey = (number: number): string => `new-${number}`;
