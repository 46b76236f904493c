import { ApiError } from '@muara/client/http';
import type { Ticket } from '@muara/contract/types';
import { useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { reportError } from '@/domain/errors/errors.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Button } from '@/ui/button.tsx';
import { DownloadIcon } from '@/ui/icons.tsx';
import { detailMessages as text } from './ticket-detail.messages.ts';

/** File endings of what a document may be. */
const ENDINGS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' };

/** The supporting document of a credit facility. A request shows whether one was stored. */
export function CreditDocument({ ticket: { id, code } }: { ticket: Ticket }) {
  const client = useClient();
  const { can } = useSessionActions();
  const [pending, setPending] = useState(false);
  const [missing, setMissing] = useState(false);
  if (missing) return text.noDocument;
  if (!can('getCreditDocument')) return null;
  const open = async () => {
    setPending(true);
    try {
      const file = await client.call.getCreditDocument({ params: { id } });
      saveFile(file, `${text.documentName(code)}.${ENDINGS[file.type.split(';')[0] ?? ''] ?? 'pdf'}`);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'document_not_found') setMissing(true);
      else reportError(error);
    }
    setPending(false);
  };
  return (
    <Button kind="quiet" size="sm" icon={<DownloadIcon size={16} />} pending={pending} onClick={() => void open()}>
      {text.openDocument}
    </Button>
  );
}
