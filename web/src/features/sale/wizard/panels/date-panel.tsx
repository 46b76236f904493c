import { Dialog } from '@/ui/dialog.tsx';
import { MonthGrid } from '@/ui/month-grid.tsx';
import { jettyOf } from '../../core/catalogue.ts';
import { blockedDay } from '../../core/blocked-day.ts';
import { saleText } from '../../sale.messages.ts';
import { useWizard } from '../wizard-context.ts';

/** Change Date: blocked days stay reachable and say why they are blocked; an open ticket has no day to change. */
export function DatePanel() {
  const wizard = useWizard();
  const { catalogue, sale } = wizard;
  const choose = (date: string) => {
    wizard.dispatch({ do: 'setDate', date, hasSlots: jettyOf(catalogue, sale)?.gotSlots === true });
    wizard.close();
  };
  return (
    <Dialog title={saleText.changeDate} onClose={wizard.close}>
      {wizard.isOpenTicket ? (
        <p>{saleText.openTicketHasNoDate}</p>
      ) : (
        <MonthGrid
          value={sale.date ?? catalogue.today}
          today={catalogue.today}
          blocked={(day) => blockedDay(sale, catalogue, day)?.words ?? null}
          open="Open"
          onChoose={choose}
        />
      )}
    </Dialog>
  );
}
