import type { PopupRecord } from '@muara/contract/types';
import { useToday } from '@/lib/use-now.ts';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { popupsMessages as text } from './popups.messages.ts';

/** Says why a popup that is switched on is not shown: its days are over, or have not begun (002 §2.9). */
export function PeriodBadge({ popup }: { popup: PopupRecord }) {
  const day = useToday();
  if (popup.active === 0) return null;
  if (popup.end_date < day) return <RibbonBadge label={text.ended} tone="plain" />;
  return popup.start_date > day ? <RibbonBadge label={text.planned} tone="plain" /> : null;
}
