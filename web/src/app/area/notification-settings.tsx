import { Dialog } from '@/ui/dialog.tsx';

/** /d/notification: which events are told, and how. */
export default function NotificationSettings({ onClose }: { onClose(): void }) {
  return (
    <Dialog title="Notification" onClose={onClose}>
      {null}
    </Dialog>
  );
}
