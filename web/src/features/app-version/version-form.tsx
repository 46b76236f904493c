import { TextInput } from '@mantine/core';
import { APP_PLATFORMS, type AppPlatform } from '@muara/contract/constants';
import { checkAppVersions } from '@muara/contract/rules/forms/check-app-versions';
import type { AppVersions } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useLeaveGuard } from '@/ui/save-bar.guard.ts';
import { FormConflict } from '@/domain/forms/form-conflict.tsx';
import { useForm } from '@/domain/forms/use-form.ts';
import { useToast } from '@/lib/toast.ts';
import { useClient } from '@/domain/session/client-context.ts';
import { Button } from '@/ui/button.tsx';
import { appVersionQuery } from './app-version.api.ts';
import { appVersionMessages as text } from './app-version.messages.ts';
import styles from './app-version.module.css';

type VersionDraft = Record<AppPlatform, string>;

/** Six versions, saved together; each box shows its own error. */
export function VersionForm({ saved }: { saved: AppVersions }) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useForm<VersionDraft, AppVersions>({
    record: saved,
    initialValues: draftOf(saved),
    valuesOf: draftOf,
    isChanged: (draft, before) => APP_PLATFORMS.some((app) => draft[app].trim() !== before[app]),
    check: checkAppVersions,
    save: async (draft, seen) => {
      const answer = await client.call.saveAppVersion({ body: { ...trimmed(draft), ...seen } });
      queries.setQueryData(appVersionQuery(client).queryKey, answer);
      toast.success(text.saved);
      return answer;
    },
  });
  useLeaveGuard(form.isDirty);
  const reload = async () => form.load(await queries.fetchQuery({ ...appVersionQuery(client), staleTime: 0 }));

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormConflict form={form} reload={reload} />
      {[
        { title: text.android, apps: APP_PLATFORMS.filter((app) => app.startsWith('android')) },
        { title: text.ios, apps: APP_PLATFORMS.filter((app) => app.startsWith('ios')) },
      ].map(({ title, apps }) => (
        <fieldset key={title} className={styles.group}>
          <legend>{title}</legend>
          <div className={styles.boxes}>
            {apps.map((app) => (
              <TextInput
                {...form.getInputProps(app)}
                key={app}
                id={app}
                label={text.labels[app]}
                placeholder={text.placeholder}
                autoComplete="off"
                spellCheck={false}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div>
        <Button type="submit" pending={form.isSubmitting}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}

const draftOf = (versions: AppVersions): VersionDraft => mapApps((app) => versions[app]);
const trimmed = (draft: VersionDraft): VersionDraft => mapApps((app) => draft[app].trim());

function mapApps(value: (app: AppPlatform) => string): VersionDraft {
  return Object.fromEntries(APP_PLATFORMS.map((app) => [app, value(app)])) as VersionDraft;
}
