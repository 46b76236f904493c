import type { SessionAnswer } from '@muara/contract/types';
import { storage } from '@/lib/storage.ts';
import { appAddress } from '../../app/paths.ts';

/** Where the app keeps its session: `<user id> <token>`. */
const SESSION_KEY = 'muara.token';

/** Signs the browser in to the app as the person of a session, and opens the app in their world. */
export function openAppAs(world: string, { token, user }: SessionAnswer): void {
  storage.set(SESSION_KEY, `${user.id} ${token ?? ''}`);
  window.open(`${appAddress(world)}d/dashboard`, '_blank', 'noopener');
}
