import { AlertDialog, AskDialog, ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import type { RequestedDialogEntry } from './dialogs.ts';

export default function RequestedDialog({ entry }: { entry: RequestedDialogEntry }) {
  switch (entry.kind) {
    case 'alert':
      return <AlertDialog request={entry.request} onDone={entry.done} />;
    case 'confirm':
      return <ConfirmDialog request={entry.request} onDone={entry.done} />;
    case 'ask':
      return <AskDialog request={entry.request} onDone={entry.done} />;
  }
}
