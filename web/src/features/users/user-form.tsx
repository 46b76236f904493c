import type { RolePolicies, User } from '@muara/contract/types';
import { useEffect, useEffectEvent } from 'react';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { Button } from '@/ui/button.tsx';
import { ConflictPanel } from '@/ui/conflict-panel.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { PolicyGrid } from '@/domain/permissions/policy-grid.tsx';
import { useLeaveGuard } from '@/ui/save-bar.guard.ts';
import { Muted } from '@/ui/layout/muted.tsx';
import { SlipButtons } from './slip-buttons.tsx';
import { useUserForm } from './use-user-form.ts';
import { AccessFields } from './user-access-fields.tsx';
import styles from './user-dialog.module.css';
import { policiesOf, withPolicies } from './user-draft.ts';
import { DetailFields } from './user-detail-fields.tsx';
import { holdsAll, userRights } from './user-rights.ts';
import { usersMessages as text } from './users.messages.ts';

interface UserFormProps {
  /** Null for a new user. */
  user: User | null;
  roles: readonly RolePolicies[];
  onClose(): void;
}

/** Adds or changes a user (000 §4–§6). Input is kept until it is saved or discarded. */
export function UserForm({ user, roles, onClose }: UserFormProps) {
  const { user: me } = useSignedIn();
  const { form, merge, choose } = useUserForm(user);
  const { record: base, isDirty, isSaved } = form;
  const rights = userRights(me, base);
  const policies = policiesOf(base, form.values);

  useLeaveGuard(isDirty && !isSaved);
  // After the guard has stepped aside.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isSaved) close();
  }, [isSaved]);

  return (
    <Dialog
      title={base ? text.edit(base.name) : text.addTitle}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" form="user-form" pending={form.isSubmitting}>
            {base ? text.save : text.addButton}
          </Button>
        </>
      }
    >
      {merge.merge ? (
        <ConflictPanel
          message={merge.merge.message}
          rows={merge.merge.differences.map(({ row }) => row)}
          chosen={merge.merge.chosen}
          onChoose={choose}
          onClose={merge.close}
        />
      ) : null}
      <form id="user-form" noValidate autoComplete="off" onSubmit={form.submit}>
        <DetailFields form={form} isNew={base === null} rights={rights} />
        <AccessFields form={form} roles={roles} current={base?.role ?? ''} rights={rights} />
        <section className={styles.section}>
          <h3 className={styles.legend}>{text.permissions}</h3>
          {policies ? (
            <PolicyGrid
              policies={policies}
              onChange={(next) => form.setValues(withPolicies(base, form.values, next))}
              readOnly={!rights.regrade || holdsAll(form.values.role)}
              idPrefix="user-policies"
              {...(rights.own ? {} : { reason: rights.regrade ? text.allHeld : text.notYours })}
            />
          ) : (
            <Muted size="lg">{text.permissionsHint}</Muted>
          )}
        </section>
      </form>
      {base ? <SlipButtons user={base} /> : null}
    </Dialog>
  );
}
