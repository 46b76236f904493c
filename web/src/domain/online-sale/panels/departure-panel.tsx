import { Dialog } from '@/ui/dialog.tsx';
import { packageOf } from '@/domain/sale/catalogue/catalogue.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { SaleCalendar } from '@/domain/sale-wizard/calendar/sale-calendar.tsx';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

/** The calendar of the shop (002 §2.18). Choosing a day continues to the jetties. */
export default function DeparturePanel() {
  const text = wizardText.calendar;
  const wizard = useWizard();
  const { catalogue, sale } = wizard;
  const goOn = (date: string) => {
    // Slots that failed to load are fetched again, also for the same day.
    if (date === sale.date && sale.step === 'jetty') wizard.slots.retry();
    // The package may have gone off sale while the calendar was open.
    const isChosen = packageOf(catalogue, sale) !== null;
    if (sale.step === 'package' && isChosen) wizard.dispatch({ do: 'go', step: 'jetty' });
    wizard.close();
  };
  return (
    <Dialog title={sale.date === null ? text.title : text.change} size="md" onClose={wizard.close}>
      {wizard.isOpenTicket ? <p>{saleText.openTicketHasNoDate}</p> : <SaleCalendar value={sale.date} onChosen={goOn} />}
    </Dialog>
  );
}
