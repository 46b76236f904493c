import { NativeSelect } from '@mantine/core';
import type { FieldErrors } from '@/domain/errors/field-errors.ts';
import styles from './role-list.module.css';
import { isRoleChanged, roleOfField, type RoleDraft } from './settings-draft.ts';
import { roleMessages as text } from './settings.messages.ts';

interface RoleListProps {
  roles: RoleDraft[];
  errors: FieldErrors;
  selected: string;
  onSelect(key: string): void;
}

/**
 * All roles and what distinguishes them, with the selected one marked.
 * A select where there is no room beside.
 */
export function RoleList({ roles, errors, selected, onSelect }: RoleListProps) {
  const wrong = new Set(Object.keys(errors).map((field) => roleOfField(field, roles)));
  return (
    <>
      <NativeSelect
        className={styles.pick}
        label={text.role}
        value={selected}
        onChange={(event) => onSelect(event.currentTarget.value)}
      >
        {roles.map((role) => (
          <option key={role.key} value={role.key}>
            {role.name.trim() || text.unnamed} ({text[stateOf(role)]})
          </option>
        ))}
      </NativeSelect>
      <ul className={styles.list} aria-label={text.list}>
        {roles.map((role) => (
          <li key={role.key}>
            <button
              type="button"
              className={styles.role}
              aria-current={role.key === selected || undefined}
              data-wrong={wrong.has(role) || undefined}
              onClick={() => onSelect(role.key)}
            >
              <span className={styles.name}>{role.name.trim() || text.unnamed}</span>
              <RoleBadge role={role} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** System, custom, or changed since the last save. */
export function RoleBadge({ role }: { role: RoleDraft }) {
  const state = stateOf(role);
  return (
    <span className={styles.badge} data-state={state}>
      {text[state]}
    </span>
  );
}

function stateOf(role: RoleDraft): 'system' | 'fresh' | 'changed' | 'custom' {
  if (role.saved?.system) return 'system';
  if (role.saved === null) return 'fresh';
  return isRoleChanged(role) ? 'changed' : 'custom';
}
