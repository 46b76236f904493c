import { NotificationSettingsDialog } from '@/features/notifications/notification-settings-dialog.tsx';

/** /d/notification: a modal over the current screen (000 §2). */
export default function NotificationSettings({ onClose }: { onClose(): void }) {
  return <NotificationSettingsDialog onClose={onClose} />;
}
