import type { Setting } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import type { Form } from '@/domain/forms/form.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { showRestored, useKeptValue } from '@/domain/forms/use-kept-values.ts';
import { type MergeState, useMerge } from '@/domain/forms/use-merge.ts';
import { keptForms } from '@/lib/kept-forms.ts';
import { useToast } from '@/lib/toast.ts';
import type { ConflictSide } from '@/ui/conflict-panel.tsx';
import { afterSave, type Difference, mergeTheirs, settle } from './settings-conflict.ts';
import { checkDraft, draftOf, isDirty, type SettingsDraft, updateOf } from './settings-draft.ts';
import { keepSetting, settingQuery } from './settings.api.ts';
import { settingsMessages as text } from './settings.messages.ts';

const KEPT = 'settings';

export type SettingsForm = Form<SettingsDraft, Setting>;

interface SettingsFormState {
  form: SettingsForm;
  /** The settings that the form was filled from. */
  base: Setting;
  merge: MergeState<Difference>;
  choose(side: ConflictSide, ids: readonly string[]): void;
  discard(): void;
}

/**
 * Returns the state of the form of the settings (002 §2.7), which is saved as a whole.
 * If somebody else saved first, their copy becomes the new base, no input is lost, and the user resolves the
 * differences.
 */
export function useSettingsForm(setting: Setting): SettingsFormState {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const merge = useMerge<Difference>(({ id }) => id);
  const { record, draft } = useKeptSettings(setting);
  const form = useForm<SettingsDraft, Setting>({
    record,
    initialValues: draft,
    savedValues: draftOf(record),
    valuesOf: draftOf,
    valuesAfterSave: afterSave,
    isChanged: (values, _saved, base) => isDirty(values, base ?? record),
    hasSummary: true,
    check: (values, base) => checkDraft(values, base ?? record),
    async save(values, _seen, base) {
      const stored = await client.call.saveSetting({ body: updateOf(values, base ?? record) });
      keepSetting(queries, client, stored);
      merge.close();
      toast.success(text.saved);
      return stored;
    },
    async onConflict(message, { record: base, getValues, load }) {
      const theirs = await queries.fetchQuery({ ...settingQuery(client), staleTime: 0 });
      const merged = mergeTheirs(base ?? record, getValues(), theirs);
      load(theirs, merged.draft);
      merge.show(message, merged.differences);
    },
  });
  const base = form.record ?? record;
  useKeptValue(KEPT, () => (form.isDirty ? { base, draft: form.values } : undefined));
  return {
    form,
    base,
    merge,
    choose(side, ids) {
      const settled = merge.choose(side, ids);
      form.setValues(settled.reduce((values, one) => settle(values, one, side), form.getValues()));
    },
    discard() {
      form.load(setting);
      merge.close();
    },
  };
}

/**
 * Returns the record and the values that the form is filled from.
 * After a reload that is the input of before with its own base, so that a save still detects conflicts. From then on
 * the record is the latest one.
 */
function useKeptSettings(setting: Setting): { record: Setting; draft: SettingsDraft } {
  const [kept] = useState(findKept);
  const [record, setRecord] = useState(kept?.base ?? setting);
  useEffect(() => setRecord(setting), [setting]);
  useEffect(() => {
    if (kept !== null) showRestored();
  }, [kept]);
  return { record, draft: kept?.draft ?? draftOf(record) };
}

function findKept(): { base: Setting; draft: SettingsDraft } | null {
  const kept = keptForms.find(KEPT) as { base?: Partial<Setting>; draft?: Partial<SettingsDraft> } | undefined;
  const { base, draft } = kept ?? {};
  const isWhole =
    Array.isArray(base?.policies?.roles) && Array.isArray(draft?.roles) && draft.child_min_age !== undefined;
  return isWhole ? { base: base as Setting, draft: draft as SettingsDraft } : null;
}
