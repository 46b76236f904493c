import type { DateRefusal } from '@muara/contract/constants';
import type { ReactNode } from 'react';
import { CalendarIcon, ClockIcon, FlagIcon, TideIcon, VoidIcon } from '@/ui/icons.tsx';
import type { DayMark } from '@/ui/month-grid.tsx';

/** A phone has room for the icon alone. */
const ICONS: Partial<Record<DateRefusal | 'closed', ReactNode>> = {
  holiday: <FlagIcon size={14} />,
  sold_out: <VoidIcon size={14} />,
  seatide: <TideIcon size={14} />,
  vvip_lead: <ClockIcon size={14} />,
  package_ended: <CalendarIcon size={14} />,
  closed: <VoidIcon size={14} />,
};

/** The mark of a day that cannot be chosen: a word with its icon, so that colour is never alone. */
export function refusalMark(code: DateRefusal | 'closed', text: string): DayMark {
  return { text, tone: code === 'holiday' || code === 'sold_out' ? 'bad' : 'warn', icon: ICONS[code] };
}
