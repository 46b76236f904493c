import type { Setting } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
import { roleKeyOf } from './settings-draft.ts';
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
  const form = useSettingsForm(setting, (field) => {
    const role = roleKeyOf(field);
    if (role !== null) go('roles', role, true);
    else if (tab !== 'general' && field !== 'roles') go('general', null, true);
    setWrong(field);
  });
  useLeaveGuard(form.dirty);

  // The field that is wrong may stand on another tab: it takes the focus once it is there.
  useEffect(() => {
    const field = wrong === null ? null : document.getElementById(fieldId(wrong));
    if (!field) return;
    field.focus();
    setWrong(null);
  }, [wrong, tab, search]);

  const wrongFields = Object.keys(form.problems);
  const inRoles = wrongFields.filter((field) => field.startsWith('role')).length;
  const tabs = [
    { key: 'general' as const, title: text.general, mark: <Wrong count={wrongFields.length - inRoles} /> },
    { key: 'roles' as const, title: text.roles, mark: <Wrong count={inRoles} /> },
    { key: 'permissions' as const, title: text.permissions },
  ];
  return (
    <>
      <PageTitle title={text.title} sub={<SavedBy setting={form.base} />} />
      {form.conflict ? (
        <ConflictPanel
          message={form.conflict.message}
          rows={form.conflict.differences.map(conflictRow)}
          chosen={form.conflict.chosen}
          onChoose={form.choose}
          onClose={form.closeConflict}
        />
      ) : null}
      <Tabs label={text.sections} idPrefix="setting" tabs={tabs} selected={tab} onSelect={(key) => go(key)}>
        {tab === 'general' ? <GeneralTab form={form} online={setting.online} /> : null}
        {tab === 'roles' ? (
          <RolesTab form={form} selected={search.get('role')} onSelect={(role) => go('roles', role, true)} />
        ) : null}
        {tab === 'permissions' ? <PermissionTableTab roles={setting.policies.roles} /> : null}
      </Tabs>
      <SaveBar
        unsaved={form.dirty}
        pending={form.pending}
        note={wrongFields.length > 0 ? text.wrong(wrongFields.length) : null}
        onSave={() => void form.save()}
        onDiscard={form.discard}
      />
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
  if (roleKeyOf(field) !== null) return field.endsWith('/name') ? 'role-name' : 'role-policies-find';
  return field === 'roles' ? 'role-add' : numberId(field);
}
