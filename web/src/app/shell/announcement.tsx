import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { currentPath } from '@/lib/address.ts';
import { announcements } from '@/lib/announcements.ts';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { clock } from '@/lib/clock.ts';
import { lazyExtra } from '@/lib/lazy-extra.ts';
import { paths } from '@/domain/navigation/paths.ts';

const AnnouncementDialog = lazyExtra(async () => (await import('./announcement.dialog.tsx')).default);

/** The delay after the screen has loaded, and between checks while another dialog is open. */
const WAIT_MS = 600;

/**
 * Shows the announcement of the session once a day (000 §2).
 * It is a sibling of the screen, so that it comes after it.
 */
export function Announcement() {
  const { user, announcement } = useSignedIn();
  const { pathname } = useLocation();
  const [shown, setShown] = useState(announcement);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!announcement || announcements.wasShown(user.id, announcement)) return undefined;
    let cancel: () => void;
    const look = () => {
      // A modal path keeps the screen under it, and that is what the router tells in here.
      if (currentPath() === paths.logout() || document.querySelector('dialog[open]')) {
        cancel = clock.after(WAIT_MS, look);
        return;
      }
      announcements.markShown(user.id, announcement);
      setShown(announcement);
      setOpen(true);
    };
    cancel = clock.after(WAIT_MS, look);
    return () => cancel();
  }, [announcement, pathname, user.id]);

  if (!open || !shown) return null;
  return (
    <Suspense>
      <AnnouncementDialog announcement={shown} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
