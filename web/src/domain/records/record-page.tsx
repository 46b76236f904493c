import { ApiError } from '@muara/client/http';
import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useToast } from '@/lib/toast.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { keptForms } from '@/lib/kept-forms.ts';
import { paths } from '@/domain/navigation/paths.ts';
import styles from '@/domain/forms/page-form.module.css';
import { pageFormMessages as text } from '@/domain/forms/page-form.messages.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';

interface RecordMissingProps {
  query: { error: Error | null; isFetching: boolean; refetch(): unknown };
  title: string;
  notFound: string;
  /** The way back to the list. */
  back: ReactNode;
}

/** Instead of a record's screen while it is still on its way, not there, or not to be read. */
export function RecordMissing({ query, title, notFound, back }: RecordMissingProps) {
  const { error, isFetching, refetch } = query;
  if (error instanceof ApiError && error.status === 404)
    return <RecordNotFound title={title} notFound={notFound} back={back} />;
  return (
    <>
      <PageTitle title={title} actions={back} />
      {error ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.blank} role="status" aria-busy="true" aria-label={text.loading} />
      )}
    </>
  );
}

/** No record has this address. */
export function RecordNotFound({ title, notFound, back }: Omit<RecordMissingProps, 'query'>) {
  return (
    <>
      <PageTitle title={title} />
      <EmptyState title={notFound} text={text.notFoundText} action={back} />
    </>
  );
}

/** Sends users who cannot open a screen to the dashboard and says why (001 §1). */
export function Refused() {
  const toast = useToast();
  useEffect(() => {
    keptForms.forget();
    toast.error(text.noPermission);
  }, [toast]);
  return <Navigate to={paths.dashboard()} replace />;
}
