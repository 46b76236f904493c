import { TextInput } from '@mantine/core';
import { ApiError } from '@muara/client/http';
import { APP_PLATFORMS, type AppPlatform } from '@muara/contract/constants';
import { ERRORS } from '@muara/contract/errors';
import { checkAppVersions } from '@muara/contract/rules';
import type { AppVersions } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { codeText, errorText, reportError } from '@/domain/errors/errors.ts';
import { isStale } from '@/domain/errors/stale.ts';
import { useKeptForm } from '@/domain/forms/use-kept-form.ts';
import { Button } from '@/ui/button.tsx';
import { ConflictNotice } from '@/ui/conflict-notice.tsx';
import { useLeaveGuard } from '@/ui/save-bar.guard.ts';
import { appVersionQuery } from './app-version.api.ts';
import { appVersionMessages as text } from './app-version.messages.ts';
import styles from './app-version.module.css';

type Problems = Partial<Record<AppPlatform, string>>;

/** Six versions, saved together; each box says what is wrong with it. */
export function VersionForm({ saved }: { saved: AppVersions }) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const [seen, setSeen] = useState(saved);
  const [base, setBase] = useState(saved);
  const { values, setValues } = useKeptForm(saved);
  const [problems, setProblems] = useState<Problems>({});
  const [pending, setPending] = useState(false);
  const [conflict, setConflict] = useState<string | null>(null);
  const unsaved = APP_PLATFORMS.some((app) => values[app].trim() !== base[app]);
  useLeaveGuard(unsaved);

  // Somebody else's save shows where nothing is typed.
  if (saved !== seen) {
    setSeen(saved);
    if (!unsaved && !pending) {
      setBase(saved);
      setValues(saved);
    }
  }

  function refuse(found: Problems): void {
    setProblems(found);
    const first = APP_PLATFORMS.find((app) => found[app]);
    if (first) document.getElementById(first)?.focus();
  }

  function fill(versions: AppVersions): void {
    setBase(versions);
    setValues(versions);
    setProblems({});
    setConflict(null);
  }

  async function reload(): Promise<void> {
    await queries.fetchQuery({ ...appVersionQuery(client), staleTime: 0 }).then(fill, reportError);
  }

  /** @param over whether to save over what somebody else saved since the form was filled */
  async function save(over: boolean): Promise<void> {
    if (pending) return;
    const found = problemsOf(values);
    refuse(found);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    const seen = over ? {} : { updated_at: base.updated_at ?? '' };
    try {
      const answer = await client.call.saveAppVersion({ body: { ...trimmed(values), ...seen } });
      queries.setQueryData(appVersionQuery(client).queryKey, answer);
      setBase(answer);
      setConflict(null);
      setValues((now) => (now === values ? answer : now));
      toast.success(text.saved);
    } catch (error) {
      if (isStale(error)) setConflict(errorText(error));
      else if (error instanceof ApiError && error.errors)
        refuse(Object.fromEntries(error.errors.map(({ field, code, message }) => [field, codeText(code, message)])));
      else reportError(error);
    } finally {
      setPending(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void save(false);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {conflict === null ? null : (
        <ConflictNotice
          message={conflict}
          pending={pending}
          onReload={() => void reload()}
          onKeep={() => void save(true)}
        />
      )}
      {[
        { title: text.android, apps: APP_PLATFORMS.filter((app) => app.startsWith('android')) },
        { title: text.ios, apps: APP_PLATFORMS.filter((app) => app.startsWith('ios')) },
      ].map(({ title, apps }) => (
        <fieldset key={title} className={styles.group}>
          <legend>{title}</legend>
          <div className={styles.boxes}>
            {apps.map((app) => (
              <TextInput
                key={app}
                id={app}
                label={text.labels[app]}
                placeholder={text.placeholder}
                autoComplete="off"
                spellCheck={false}
                value={values[app]}
                error={problems[app]}
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  setValues((now) => ({ ...now, [app]: value }));
                  setProblems((now) => ({ ...now, [app]: undefined }));
                }}
                onBlur={(event) => {
                  // A message that comes up would move the button away from under the pointer.
                  if (event.relatedTarget instanceof HTMLButtonElement) return;
                  setProblems((now) => ({ ...now, [app]: problemsOf(values)[app] }));
                }}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div>
        <Button type="submit" pending={pending}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}

function problemsOf(values: AppVersions): Problems {
  const found = checkAppVersions(values).map(({ field, code }) => [field, codeText(code, ERRORS[code].message)]);
  return Object.fromEntries(found) as Problems;
}

const trimmed = (values: AppVersions): Record<AppPlatform, string> =>
  Object.fromEntries(APP_PLATFORMS.map((app) => [app, values[app].trim()])) as Record<AppPlatform, string>;
