import type { Page } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { formatAgo, formatDateTime } from '@/lib/dates.ts';
import { Button } from '@/ui/button.tsx';
import { ViewIcon } from '@/ui/list/row-icons.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { useMinutes } from '@/lib/use-now.ts';
import { PageForm } from './page-form.tsx';
import { keepPage, pageQuery } from './pages.api.ts';
import { pagesMessages as text } from './pages.messages.ts';
import { openPreview } from './preview-path.ts';

/**
 * A saved page, edited in place. Changes by others appear immediately while nothing is typed.
 * Otherwise the input stays, and the save reports the conflict.
 */
export function SavedPage({ page }: { page: Page }) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const now = useMinutes();
  const [base, setBase] = useState(page);
  const [fill, setFill] = useState(0);
  const [isDirty, setDirty] = useState(false);
  const answer = useRef<Page | null>(null);

  const refill = (from: Page) => {
    setBase(from);
    setFill((count) => count + 1);
    setDirty(false);
  };
  if (page !== base && page.updated_at !== base.updated_at && !isDirty) refill(page);

  const reload = async () => {
    refill(await queries.fetchQuery({ ...pageQuery(client, page.id), staleTime: 0 }));
  };
  return (
    <>
      <PageTitle
        title={base.title}
        sub={
          base.updated_at
            ? text.lastUpdated(formatDateTime(base.updated_at), formatAgo(base.updated_at, now))
            : text.neverUpdated
        }
        actions={
          <Button kind="plain" icon={<ViewIcon />} title={text.previewHint} onClick={() => openPreview(base)}>
            {text.previewButton}
          </Button>
        }
      />
      <PageForm
        key={fill}
        page={base}
        again={fill > 0}
        onDirty={setDirty}
        onReload={reload}
        save={async ({ content }, seen) => {
          answer.current = await client.call.editPage({ body: { id: page.id, title: base.title, content, ...seen } });
          toast.success(text.saved);
        }}
        onSaved={() => {
          if (!answer.current) return;
          keepPage(queries, client, answer.current);
          refill(answer.current);
        }}
      />
    </>
  );
}
