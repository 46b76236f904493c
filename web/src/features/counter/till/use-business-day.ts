import type { SalePackages } from '@muara/contract/types';
import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import { useToast } from '@/lib/toast.ts';
import { formatWeekday } from '@/lib/dates.ts';
import { useToday } from '@/lib/use-now.ts';
import { jettyOf } from '@/domain/sale/catalogue/catalogue.ts';
import type { SaleAction } from '@/domain/sale/reduce-sale.ts';
import { isUntouched, type Sale } from '@/domain/sale/sale.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';

/** Calls `turned` when a new day begins in Kuala Lumpur. Tills stay open over midnight. */
export function useDayChange(turned: () => void): void {
  const day = useToday();
  const before = useRef(day);
  const tell = useEffectEvent(turned);
  useEffect(() => {
    if (day !== before.current) tell();
    before.current = day;
  }, [day]);
}

/**
 * Moves a running sale whose day is over to the server's today.
 * A counter sells for today by default. The slot must be chosen again (002 §7.6). When the server's clock is set back, only an
 * untouched sale follows.
 */
export function useCurrentDay(sale: Sale, catalogue: SalePackages, dispatch: Dispatch<SaleAction>): void {
  const toast = useToast();
  const { today: day } = catalogue;
  const isOver = sale.result === null && sale.dining === null && sale.date !== null && sale.date < day;
  const move = useEffectEvent(() => {
    dispatch({ do: 'setDate', date: day, hasSlots: jettyOf(catalogue, sale)?.gotSlots === true });
    if (!isUntouched(sale)) toast.info(toolText.newDay(formatWeekday(day)));
  });
  useEffect(() => {
    if (isOver) move();
  }, [isOver]);
  const before = useRef(day);
  const follow = useEffectEvent((wasToday: string) => {
    if (day < wasToday && sale.date === wasToday && isUntouched(sale)) move();
  });
  useEffect(() => {
    follow(before.current);
    before.current = day;
  }, [day]);
}
