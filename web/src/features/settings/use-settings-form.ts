import { ApiError } from '@muara/client/http';
import { ERRORS } from '@muara/contract/errors';
import type { FieldProblem } from '@muara/contract/rules/forms/field-problem';
import type { Setting } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { codeText, errorText, reportError } from '@/domain/errors/errors.ts';
import { keptForms } from '@/lib/kept-forms.ts';
import { showRestored, useKeptValue } from '@/domain/forms/use-kept-values.ts';
import { afterSave, mergeTheirs, settle, type Difference } from './settings-conflict.ts';
import { checkDraft, draftOf, fieldKey, isDirty, updateOf, type SettingsDraft } from './settings-draft.ts';
import { keepSetting, settingQuery } from './settings.api.ts';
import { settingsMessages as text } from './settings.messages.ts';

const KEPT = 'settings';

/** What is wrong, by field: the words that stand at it. */
export type Problems = Readonly<Record<string, string>>;

interface Conflict {
  /** The server's words: who saved in the meantime. */
  message: string;
  differences: Difference[];
  chosen: Readonly<Record<string, 'theirs' | 'mine'>>;
}

export interface SettingsForm {
  base: Setting;
  draft: SettingsDraft;
  dirty: boolean;
  pending: boolean;
  problems: Problems;
  conflict: Conflict | null;
  change(next: (draft: SettingsDraft) => SettingsDraft, fields?: readonly string[]): void;
  /** Says what is wrong with these fields, once somebody has left one of them. */
  review(fields: readonly string[]): void;
  save(): Promise<void>;
  discard(): void;
  /** Settles the differences of these ids in favour of one side. */
  choose(side: 'theirs' | 'mine', ids: readonly string[]): void;
  closeConflict(): void;
}

/**
 * The form of the settings (002 §2.7), saved as a whole from the copy that it was filled from.
 * If somebody else has saved since, no input is lost: their copy becomes the new base, and the user resolves the
 * differences.
 *
 * @param onWrong gets the first invalid field after a refused save
 */
export function useSettingsForm(setting: Setting, onWrong: (field: string) => void): SettingsForm {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const [seen, setSeen] = useState(setting);
  const [kept] = useState(keptSettings);
  const [base, setBase] = useState(kept?.base ?? setting);
  const [draft, setDraft] = useState(() => kept?.draft ?? draftOf(setting));
  const [problems, setProblems] = useState<Problems>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [pending, setPending] = useState(false);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const dirty = isDirty(draft, base);
  useKeptValue(KEPT, () => (dirty ? { base, draft } : undefined));
  useEffect(() => {
    if (kept !== null) showRestored();
  }, [kept]);

  function fill(from: Setting, next = draftOf(from)): void {
    setBase(from);
    setDraft(next);
    setProblems({});
    setConflict(null);
  }
  // Somebody else's save shows at once where nothing is typed; what is typed waits for the save to tell.
  if (setting !== seen) {
    setSeen(setting);
    if (!dirty && !pending && setting.updated_at !== base.updated_at) fill(setting);
  }

  function refuse(found: readonly { field: string; message: string }[]): void {
    setProblems(firstOfEach(found));
    if (found[0]) onWrong(found[0].field);
  }

  async function meetTheirs(message: string): Promise<void> {
    const theirs = await queries.fetchQuery({ ...settingQuery(client), staleTime: 0 });
    const merge = mergeTheirs(base, latest.current, theirs);
    setBase(theirs);
    setDraft(merge.draft);
    setProblems({});
    setConflict({
      message,
      differences: merge.differences,
      chosen: Object.fromEntries(merge.differences.map(({ id }) => [id, 'mine' as const])),
    });
  }

  async function save(): Promise<void> {
    if (pending) return;
    const wrong = checkDraft(draft, base);
    if (wrong.length > 0) return refuse(wrong.map(inWords));
    setPending(true);
    try {
      const answer = await client.call.saveSetting({ body: updateOf(draft, base) });
      keepSetting(queries, client, answer);
      fill(answer, afterSave(draft, latest.current, answer));
      toast.success(text.saved);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'settings_changed')
        await meetTheirs(errorText(error)).catch(reportError);
      else if (error instanceof ApiError && error.errors) {
        refuse(
          error.errors.map(({ field, code, message }) => ({
            field: fieldKey(field, draft),
            message: codeText(code, message),
          })),
        );
        reportError(error);
      } else reportError(error);
    } finally {
      setPending(false);
    }
  }

  return {
    base,
    draft,
    dirty,
    pending,
    problems,
    conflict,
    save,
    change(next, fields = []) {
      setDraft(next);
      setProblems((known) => without(known, fields));
    },
    review(fields) {
      const found = checkDraft(draft, base).filter(({ field }) => fields.includes(field));
      setProblems((known) => ({ ...without(known, fields), ...firstOfEach(found.map(inWords)) }));
    },
    discard: () => fill(setting),
    choose(side, ids) {
      const differences = (conflict?.differences ?? []).filter(({ id }) => ids.includes(id));
      setDraft((now) => differences.reduce((so, difference) => settle(so, difference, side), now));
      setConflict(
        (now) =>
          now && { ...now, chosen: { ...now.chosen, ...Object.fromEntries(differences.map(({ id }) => [id, side])) } },
      );
    },
    closeConflict: () => setConflict(null),
  };
}

/** The input before a reload, with its base, so that a save still detects conflicts. */
function keptSettings(): { base: Setting; draft: SettingsDraft } | null {
  const kept = keptForms.find(KEPT) as { base?: Partial<Setting>; draft?: Partial<SettingsDraft> } | undefined;
  const { base, draft } = kept ?? {};
  const isWhole = Array.isArray(base?.policies?.roles) && Array.isArray(draft?.roles) && draft.numbers !== undefined;
  return isWhole ? { base: base as Setting, draft: draft as SettingsDraft } : null;
}

const inWords = ({ field, code }: FieldProblem) => ({ field, message: codeText(code, ERRORS[code].message) });

function firstOfEach(found: readonly { field: string; message: string }[]): Problems {
  return Object.fromEntries(found.map(({ field, message }) => [field, message] as const).reverse());
}

function without(problems: Problems, fields: readonly string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)));
}
