import type { SalePackages } from '@muara/contract/types';
import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { useToast } from '@/lib/toast.ts';
import { clock } from '@/lib/clock.ts';
import { formatWeekday, today } from '@/lib/dates.ts';
import { jettyOf } from '@/domain/sale/catalogue/catalogue.ts';
import type { SaleAction } from '@/domain/sale/reduce-sale.ts';
import { isUntouched, type Sale } from '@/domain/sale/sale.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';

const CHECK_MS = 10_000;

/** Calls `turned` when a new day begins in Kuala Lumpur. Tills stay open over midnight. */
export function useDayChange(turned: () => void): void {
  const tell = useEffectEvent(turned);
  useEffect(() => {
    let day = today();
    const check = () => {
      const now = today();
      if (now !== day) tell();
      day = now;
      cancel = clock.after(CHECK_MS, check);
    };
    let cancel = clock.after(CHECK_MS, check);
    return () => cancel();
  }, []);
}

/**
 * Moves a running sale whose day is over to the server's today.
 * A counter sells for today by default. The slot must be chosen again (002 §7.6).
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
}
