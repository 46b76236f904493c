import { Dialog } from '@/ui/dialog.tsx';
import { MonthGrid } from '@/ui/month-grid.tsx';
import { jettyOf, packageOf } from '../sale/catalogue.ts';
import { blockedDay } from '../sale/guard-step.ts';
import { posText } from '../pos.messages.ts';
import { useTill } from '../till/till-context.ts';

/** Change Date: blocked days stay reachable and say why they are blocked. */
export function DatePanel() {
  const till = useTill();
  const { catalogue, sale } = till;
  const item = packageOf(catalogue, sale);
  const lastDay = item?.end_date.slice(0, 10) ?? null;
  const choose = (date: string) => {
    till.dispatch({ do: 'setDate', date, hasSlots: jettyOf(catalogue, sale)?.gotSlots === true });
    till.close();
  };
  return (
    <Dialog title="Change Date" onClose={till.close}>
      <MonthGrid
        value={sale.date ?? catalogue.today}
        today={catalogue.today}
        blocked={(day) =>
          blockedDay(catalogue, day) ?? (lastDay !== null && day > lastDay ? posText.packageEnded : null)
        }
        open="Open"
        onChoose={choose}
      />
    </Dialog>
  );
}
