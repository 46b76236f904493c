import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { PageForm } from './page-form.tsx';
import { keepFirstPage } from './pages.api.ts';
import { pagesMessages as text } from './pages.messages.ts';

/** A new page; after saving it appears in the list. */
export function NewPage() {
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
