import { useEffect, useState } from 'react';
import { toast } from '@/lib/toast.ts';
import { en } from './messages/en.ts';
import { OfflineScreen } from './offline-screen.tsx';

/** Says when the browser goes offline and comes back, and covers the app in between (000 §4, §8). */
export function OnlineState() {
  const [offline, setOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const leave = () => {
      setOffline(true);
      toast.error(en.offline);
    };
    const comeBack = () => {
      setOffline(false);
      toast.success(en.online);
    };
    window.addEventListener('offline', leave);
    window.addEventListener('online', comeBack);
    return () => {
      window.removeEventListener('offline', leave);
      window.removeEventListener('online', comeBack);
    };
  }, []);
  return offline ? <OfflineScreen /> : null;
}
