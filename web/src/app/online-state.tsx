import { useEffect } from 'react';
import { toast } from '@/lib/toast.ts';
import { en } from './messages/en.ts';

/** Says when the browser goes offline and comes back (000 §4, §8). */
export function OnlineState() {
  useEffect(() => {
    const offline = () => toast.error(en.offline);
    const online = () => toast.success(en.online);
    window.addEventListener('offline', offline);
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('offline', offline);
      window.removeEventListener('online', online);
    };
  }, []);
  return null;
}
