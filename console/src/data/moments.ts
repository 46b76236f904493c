import { formatWeekday } from '@/lib/dates.ts';

/** Instants of the control plane are Kuala Lumpur time: `2026-03-10T10:00:00+08:00` → `10:00:00`. */
export const timeOf = (instant: string): string => instant.slice(11, 19);

/** Returns the day of an instant: `Tue, 10 Mar 2026`. */
export const dayOf = (instant: string): string => formatWeekday(instant.slice(0, 10));

/** Returns an instant as a tester reads it: `Tue, 10 Mar 2026, 10:00:00`. */
export const momentOf = (instant: string): string => `${dayOf(instant)}, ${timeOf(instant)}`;

/** Returns the value of a `datetime-local` field as an instant in Kuala Lumpur. */
export const toInstant = (local: string): string => `${local.length === 16 ? `${local}:00` : local}+08:00`;
