import type { TideSession } from '@muara/contract/constants';
import { line } from '@/ui/icon-frame.tsx';

/** The sun over the water for the morning, the moon for the evening. */
const Morning = line('M4 17h16M7 20.5h10M8 13.5a4 4 0 0 1 8 0M12 4v2.5M4.5 8l1.8 1.8M19.5 8l-1.8 1.8', 18);
const Evening = line('M19 14.5A7.5 7.5 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5Z', 18);

export function TideIcon({ session, size = 18 }: { session: TideSession; size?: number }) {
  return session === 'morning' ? <Morning size={size} /> : <Evening size={size} />;
}
