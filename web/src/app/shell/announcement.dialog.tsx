import type { Session } from '@/domain/session/session-context.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { shellExtras as text } from '../messages/shell-extras.ts';
import styles from './announcement-dialog.module.css';

export interface AnnouncementDialogProps {
  announcement: NonNullable<Session['announcement']>;
  onClose(): void;
}

/** The operator's announcement of the day. */
export default function AnnouncementDialog({ announcement: { title, msg }, onClose }: AnnouncementDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {text.ok}
        </Button>
      }
    >
      <p className={styles.text}>{msg}</p>
    </Dialog>
  );
}
