import { useQuery } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { appVersionQuery } from './app-version.api.ts';
import { appVersionMessages as text } from './app-version.messages.ts';
import styles from './app-version.module.css';
import { VersionForm } from './version-form.tsx';

/** /d/app-version (002 §2.12): the oldest supported versions of the apps. Only for the product owner. */
export default function AppVersionPage() {
  const client = useClient();
  const { data, error, isFetching, refetch } = useQuery(appVersionQuery(client));
  return (
    <>
      <PageTitle title={text.title} sub={text.lead} />
      {data ? (
        <VersionForm saved={data} />
      ) : error ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.blank} aria-busy="true" />
      )}
    </>
  );
}
