import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';
import { toRinggit } from '@muara/contract/rules/money/to-ringgit';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { usePrinters } from '@/domain/printing/printers-context.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { useMoneyEntry } from '@/features/counter/money-entry/use-money-entry.ts';
import { isUntouched } from '@/domain/sale/sale.ts';
import { saleKeys } from '@/domain/sale/sale.queries.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { useParkedSales } from '@/features/counter/tools/parked/use-parked-sales.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import { showActionError } from '@/features/counter/till/action-error.ts';
import { useTill } from '@/features/counter/till/till-context.ts';
import { CashAmount, CashHelper } from './cash-count.tsx';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './shift.module.css';
import { useSlip } from '@/domain/printing/use-slip.ts';

/**
 * Close shift: the cashier counts blind. The slip shows the difference (002 §4.4).
 * Not the form hook: one figure, which counting the cash fills too.
 */
export function CloseShift() {
  const till = useTill();
  const client = useClient();
  const dialogs = useDialogs();
  const printers = usePrinters();
  const queries = useQueryClient();
  const slip = useSlip();
  const parked = useParkedSales();
  const cash = useMoneyEntry('', true);
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const id = useId();
  const error = tried && cash.sen === null ? saleText.completeField : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (cash.sen === null) return document.getElementById(`${id}cash`)?.focus();
    if (running.current) return;
    running.current = true;
    const sure = await dialogs.confirm({
      title: tillText.close.question,
      message: [
        tillText.close.counted(formatRinggit(cash.sen)),
        ...(isUntouched(till.sale) || till.sale.result !== null ? [] : [toolText.runningGone]),
        ...(parked.list.length === 0 ? [] : [toolText.parkedGone(parked.list.length)]),
      ].join(' '),
      confirmLabel: tillText.close.title,
    });
    if (sure) await close(cash.sen);
    running.current = false;
  };
  const close = async (counted: number) => {
    setPending(true);
    try {
      await client.call.closeShift({
        body: {
          total_cash: toRinggit(counted),
          jetty_id: till.catalogue.pos?.jetty_id ?? null,
          printer_id: printers.chosen('receipt')?.device_id ?? null,
        },
      });
      parked.clear();
      // The printer may be slow: the shift is closed whether the slip prints or not.
      void slip('close');
      await queries.invalidateQueries({ queryKey: saleKeys.packages });
    } catch (failure) {
      await showActionError(failure, dialogs);
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog title={tillText.close.title} size="lg" onClose={till.close}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.fields}>
          <p className={styles.hello}>{tillText.close.lead}</p>
          <CashAmount id={`${id}cash`} label={tillText.close.balance} entry={cash} error={error} />
          <TillButton type="submit" kind="primary" size="lg" pending={pending}>
            {tillText.close.title}
          </TillButton>
        </div>
        <CashHelper entry={cash} />
      </form>
    </Dialog>
  );
}
