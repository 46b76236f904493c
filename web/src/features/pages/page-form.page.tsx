import { ApiError } from '@muara/client/http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Link } from '@/ui/link.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { pageQuery, keepFirstPage } from './pages.api.ts';
import { pagesMessages as text } from './pages.messages.ts';
import styles from './pages.module.css';
import { SavedPage } from './saved-page.tsx';
import { PageForm } from './page-form.tsx';

/** /d/pages/{page_id} (002 §2.11): a page to write, or a new one. */
export default function PageFormPage() {
  const { id = '' } = useParams();
  const { can } = useSessionActions();
  if (id === 'new') return can('addPage') ? <NewPage /> : <NotYours />;
  return /^[1-9]\d{0,8}$/.test(id) ? <Saved key={id} id={Number(id)} /> : <Missing />;
}

function Saved({ id }: { id: number }) {
  const client = useClient();
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(pageQuery(client, id));
  // What an earlier visit has seen may have been changed since.
  if (data && (isFetchedAfterMount || !isFetching)) return <SavedPage page={data} />;
  if (error instanceof ApiError && error.code === 'record_not_found') return <Missing />;
  return (
    <>
      <PageTitle title={data?.title ?? text.title} />
      {error ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.blank} role="status" aria-busy="true" aria-label={text.loading} />
      )}
    </>
  );
}

function Missing() {
  return (
    <>
      <PageTitle title={text.title} />
      <EmptyState title={text.notFound} text={text.notFoundText} action={<Link to={paths.pages()}>{text.back}</Link>} />
    </>
  );
}

/** Back to the list, with the reason. */
function NotYours() {
  const toast = useToast();
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    toast.error(text.noPermission);
    void navigate(paths.pages(), { replace: true });
  });
  useEffect(() => leave(), []);
  return null;
}

/** A new page; after saving it appears in the list. */
function NewPage() {
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <>
      <PageTitle title={text.newTitle} />
      <PageForm
        page={null}
        save={async (body) => {
          keepFirstPage(queries, client, await client.call.addPage({ body }));
          toast.success(text.added);
        }}
        onSaved={() => void navigate(paths.pages())}
      />
    </>
  );
}
