import type { PermissionRow } from '@muara/contract/rules/permissions/permission-table';
import type { Policies } from '@muara/contract/types';
import { useMemo } from 'react';
import { ofKind, roleEffect } from './role-effect.ts';
import styles from './role-effect-view.module.css';
import { roleMessages as text } from './settings.messages.ts';

/**
 * The effect of saving a role:
 * screens and operations that open or close, and users it does not affect.
 */
export function RoleEffectView({ before, after, users }: { before: Policies; after: Policies; users: number }) {
  const { opens, closes } = useMemo(() => roleEffect(before, after), [before, after]);
  return (
    <section className={styles.root} aria-label={text.effect}>
      <h3 className={styles.title}>{text.effect}</h3>
      <div aria-live="polite">
        {opens.length + closes.length === 0 ? <p className={styles.line}>{text.noEffect}</p> : null}
        <Rows title={text.opens} sign="+" rows={opens} />
        <Rows title={text.closes} sign="−" rows={closes} />
        {users > 0 ? <p className={styles.line}>{text.keep(users)}</p> : null}
      </div>
    </section>
  );
}

function Rows({ title, sign, rows }: { title: string; sign: string; rows: PermissionRow[] }) {
  if (rows.length === 0) return null;
  const screens = ofKind(rows, 'screen');
  const operations = ofKind(rows, 'operation');
  const counts = [
    screens.length > 0 ? text.screens(screens.length) : '',
    operations.length > 0 ? text.operations(operations.length) : '',
  ];
  return (
    <details className={styles.rows} data-sign={sign}>
      <summary>
        <span className={styles.sign} aria-hidden="true">
          {sign}
        </span>{' '}
        {title} {counts.filter(Boolean).join(', ')}
      </summary>
      <ul className={styles.names}>
        {screens.map(({ name, label }) => (
          <li key={name}>{label}</li>
        ))}
        {operations.map(({ name, record }) => (
          <li key={`${name} ${record ?? ''}`}>
            <code>{name}</code> {record ? text.records[record] : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
