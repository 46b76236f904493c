import { TextInput } from '@mantine/core';
import { holdsAllPolicies } from '@muara/contract/rules/permissions/holds-all-policies';
import type { Policies } from '@muara/contract/types';
import { Button } from '@/ui/button.tsx';
import { PolicyGrid } from '@/domain/permissions/policy-grid.tsx';
import { Panel } from '@/ui/panel.tsx';
import styles from './role-editor.module.css';
import { RoleEffectView } from './role-effect-view.tsx';
import { RoleBadge } from './role-list.tsx';
import { findRoleError, isRoleChanged, type RoleDraft } from './settings-draft.ts';
import { roleMessages as text } from './settings.messages.ts';
import type { SettingsForm } from './use-settings-form.ts';

interface RoleEditorProps {
  role: RoleDraft;
  form: SettingsForm;
  /** The grid with nothing ticked. */
  empty: Policies;
  onRemove(): void;
}

/** One role: its name, its rights, and the effect of changes. System roles are read-only (002 §2.7). */
export function RoleEditor({ role, form, empty, onRemove }: RoleEditorProps) {
  const { name, saved } = role;
  const isSystem = saved?.system ?? false;
  const { roles } = form.values;
  const place = roles.indexOf(role);
  const policiesError = findRoleError(form.errors, place, 'policies');
  const change = (part: Partial<RoleDraft>) =>
    form.setValues({ roles: roles.map((other) => (other === role ? { ...other, ...part } : other)) });

  return (
    <Panel
      title={name.trim() || text.unnamed}
      aside={
        <span className={styles.aside}>
          <RoleBadge role={role} />
          <Button kind="plain" size="sm" aria-label={text.remove(name.trim() || text.unnamed)} onClick={onRemove}>
            {text.removeShort}
          </Button>
        </span>
      }
    >
      {isSystem ? null : (
        <TextInput
          id="role-name"
          className={styles.name}
          label={text.name}
          description={saved ? text.savedName : undefined}
          placeholder={text.namePlaceholder}
          autoComplete="off"
          readOnly={saved !== null}
          value={name}
          error={findRoleError(form.errors, place, 'name')}
          onChange={(event) => change({ name: event.currentTarget.value })}
          onBlur={() => form.validateField(`roles.${place}.name`)}
        />
      )}
      {saved && saved.users > 0 ? <UsersNote count={saved.users} editable={!isSystem} /> : null}
      {policiesError ? (
        <p className={styles.wrong} role="alert">
          {policiesError}
        </p>
      ) : null}
      <PolicyGrid
        idPrefix="role-policies"
        policies={role.policies}
        readOnly={isSystem}
        reason={isSystem ? reasonOf(role) : undefined}
        onChange={(policies) => change({ policies })}
      />
      {isSystem ? null : <Consequences role={role} empty={empty} />}
    </Panel>
  );
}

function UsersNote({ count, editable }: { count: number; editable: boolean }) {
  return <p className={styles.note}>{editable ? `${text.keep(count)} ${text.keepWhy}` : text.users(count)}</p>;
}

function Consequences({ role, empty }: { role: RoleDraft; empty: Policies }) {
  const givesRights = role.policies['Users']?.some((cell) => cell.name === 'Update' && cell.active);
  return (
    <>
      {givesRights ? <p className={styles.note}>{text.giver}</p> : null}
      {isRoleChanged(role) ? (
        <RoleEffectView before={role.saved?.policies ?? empty} after={role.policies} users={role.saved?.users ?? 0} />
      ) : null}
    </>
  );
}

function reasonOf({ name, saved }: RoleDraft): string {
  if (saved && !saved.internal) return `${text.systemReason} ${text.externalReason}`;
  const all = holdsAllPolicies({ role: name, super_user: false });
  return all ? `${text.systemReason} ${text.allReason}` : text.systemReason;
}
