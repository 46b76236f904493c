import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { currentPath } from '@/lib/address.ts';
import { announcements } from '@/lib/announcements.ts';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { clock } from '@/lib/clock.ts';
import { paths } from '@/domain/navigation/paths.ts';
import type { AnnouncementDialogProps } from './announcement.dialog.tsx';

/** The delay after the screen has loaded, and between checks while another dialog is open. */
const WAIT_MS = 600;

/** What is on screen; it stays as it is when the session gets another announcement. */
interface OpenAnnouncement extends Pick<AnnouncementDialogProps, 'announcement'> {
  Dialog: ComponentType<AnnouncementDialogProps>;
}

/**
 * Shows the announcement of the session once a day (000 §2).
 * It is a sibling of the screen, so that it comes after it.
 */
export function Announcement() {
  const { user, announcement } = useSignedIn();
  const { pathname } = useLocation();
  const [open, setOpen] = useState<OpenAnnouncement | null>(null);

  useEffect(() => {
    if (!announcement || announcements.wasShown(user.id, announcement)) return undefined;
    let cancel = (): void => {};
    let isOver = false;
    const show = (Dialog: OpenAnnouncement['Dialog']) => {
      if (isOver) return;
      // A modal path keeps the screen under it, and that is what the router tells in here.
      if (currentPath() === paths.logout() || document.querySelector('dialog[open]')) {
        cancel = clock.after(WAIT_MS, () => show(Dialog));
        return;
      }
      announcements.markShown(user.id, announcement);
      setOpen({ Dialog, announcement });
    };
    cancel = clock.after(WAIT_MS, () => {
      // Loaded before it looks whether it is in the way: a slow line takes longer than a click on something else.
      // If it fails to load, it comes with the next screen.
      import('./announcement.dialog.tsx').then((module) => show(module.default)).catch(() => {});
    });
    return () => {
      isOver = true;
      cancel();
    };
  }, [announcement, pathname, user.id]);

  return open && <open.Dialog announcement={open.announcement} onClose={() => setOpen(null)} />;
}
