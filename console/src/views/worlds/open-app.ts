import type { SessionAnswer } from '@muara/contract/types';
import { storage } from '@/lib/storage.ts';
import { appAddress, worldPath } from '../../app/paths.ts';

/** Where the app of a world keeps its session: `<user id> <token>`. */
const sessionKey = (world: string): string => `muara.token@${worldPath(world)}`;

/** Signs the browser in to the app as the person of a session, and opens the app in their world. */
export function openAppAs(world: string, { token, user }: SessionAnswer): void {
  storage.set(sessionKey(world), `${user.id} ${token ?? ''}`);
  window.open(`${appAddress(world)}d/dashboard`, '_blank', 'noopener');
}
