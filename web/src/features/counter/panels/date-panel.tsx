import { Dialog } from '@/ui/dialog.tsx';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { SaleCalendar } from '@/domain/sale-wizard/calendar/sale-calendar.tsx';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';

/** Change Date at a till. An open ticket has no date. */
export function DatePanel() {
  const wizard = useWizard();
  const { catalogue, sale } = wizard;
  return (
    <Dialog title={saleText.changeDate} size="md" onClose={wizard.close}>
      {wizard.isOpenTicket ? (
        <p>{saleText.openTicketHasNoDate}</p>
      ) : (
        <SaleCalendar value={sale.date ?? catalogue.today} onChosen={wizard.close} />
      )}
    </Dialog>
  );
}
