import type { Setting } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { formatDateTime } from '@/lib/dates.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { ConflictPanel } from '@/ui/conflict-panel.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { useLeaveGuard } from '@/ui/save-bar.guard.ts';
import { SaveBar } from '@/ui/save-bar.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { Tabs } from '@/ui/tabs.tsx';
import { conflictRow } from './conflict-rows.ts';
import { GeneralTab, numberId } from './general-tab.tsx';
import { PermissionTableTab } from './permission-table.tsx';
import { RolesTab } from './roles-tab.tsx';
import { roleOfField } from './settings-draft.ts';
import { settingQuery } from './settings.api.ts';
import { settingsMessages as text } from './settings.messages.ts';
import styles from './settings.page.module.css';
import { useSettingsForm } from './use-settings-form.ts';

const TABS = ['general', 'roles', 'permissions'] as const;
type TabKey = (typeof TABS)[number];

/**
 * /d/setting (002 §2.7): general settings, roles, and the table of rights.
 * The tab and role are in the address.
 */
export default function SettingsPage() {
  const client = useClient();
  const { data, error, isFetching, refetch } = useQuery(settingQuery(client));
  if (data) return <Settings setting={data} />;
  return (
    <>
      <PageTitle title={text.title} />
      {error ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.blank} aria-busy="true" />
      )}
    </>
  );
}

function Settings({ setting }: { setting: Setting }) {
  const [search, setSearch] = useSearchParams();
  const [wrong, setWrong] = useState<string | null>(null);
  const tab: TabKey = TABS.find((key) => key === search.get('tab')) ?? 'general';
  const go = (next: TabKey, role = search.get('role'), replace = false) => {
    const query = new URLSearchParams();
    if (next !== 'general') query.set('tab', next);
    if (next === 'roles' && role) query.set('role', role);
    setSearch(query, { replace });
  };
  const element = useRef<HTMLFormElement>(null);
  const { form, base, merge, choose, discard } = useSettingsForm(setting);
  const { roles } = form.values;
  useLeaveGuard(form.isDirty);

  const showFirstError = useEffectEvent(() => {
    const [field] = Object.keys(form.errors);
    if (field === undefined) return;
    const role = roleOfField(field, roles);
    if (role) go('roles', role.key, true);
    else if (tab !== 'general' && field !== 'roles') go('general', null, true);
    setWrong(field);
  });
  useEffect(() => {
    if (form.failedSubmits > 0) showFirstError();
  }, [form.failedSubmits]);

  // The invalid field may be on another tab: it takes the focus once it is shown.
  useEffect(() => {
    const field = wrong === null ? null : document.getElementById(fieldId(wrong));
    if (!field) return;
    field.focus();
    setWrong(null);
  }, [wrong, tab, search]);

  const wrongFields = Object.keys(form.errors);
  const inRoles = wrongFields.filter((field) => field.startsWith('role')).length;
  const tabs = [
    { key: 'general' as const, title: text.general, mark: <Wrong count={wrongFields.length - inRoles} /> },
    { key: 'roles' as const, title: text.roles, mark: <Wrong count={inRoles} /> },
    { key: 'permissions' as const, title: text.permissions },
  ];
  return (
    <>
      <PageTitle title={text.title} sub={<SavedBy setting={base} />} />
      {merge.merge ? (
        <ConflictPanel
          message={merge.merge.message}
          rows={merge.merge.differences.map(conflictRow)}
          chosen={merge.merge.chosen}
          onChoose={choose}
          onClose={merge.close}
        />
      ) : null}
      <Tabs label={text.sections} idPrefix="setting" tabs={tabs} selected={tab} onSelect={(key) => go(key)}>
        {tab === 'general' ? <GeneralTab form={form} online={setting.online} /> : null}
        {tab === 'roles' ? (
          <RolesTab
            form={form}
            empty={base.default_policies}
            selected={search.get('role')}
            onSelect={(role) => go('roles', role, true)}
          />
        ) : null}
        {tab === 'permissions' ? <PermissionTableTab roles={setting.policies.roles} /> : null}
      </Tabs>
      {/* The fields are spread over tabs, and the dialog that adds a role has a form of its own. */}
      <form ref={element} noValidate className={styles.form} onSubmit={form.submit}>
        <SaveBar
          unsaved={form.isDirty}
          pending={form.isSubmitting}
          note={wrongFields.length > 0 ? text.wrong(wrongFields.length) : null}
          onSave={() => element.current?.requestSubmit()}
          onDiscard={discard}
        />
      </form>
    </>
  );
}

function SavedBy({ setting: { updated_at, updated_by } }: { setting: Setting }) {
  return updated_at && updated_by ? text.savedBy(updated_by, formatDateTime(updated_at)) : text.neverSaved;
}

function Wrong({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.wrong} title={text.wrong(count)}>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{text.wrong(count)}</span>
    </span>
  );
}

/** The element of a form field. */
function fieldId(field: string): string {
  if (/^roles\.\d/.test(field)) return field.endsWith('.name') ? 'role-name' : 'role-policies-find';
  return field === 'roles' ? 'role-add' : numberId(field);
}
