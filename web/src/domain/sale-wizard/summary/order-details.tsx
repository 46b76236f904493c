import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';
import { dayName } from '@/lib/calendar-days.ts';
import { Shortcut } from '@/ui/shortcut.tsx';
import { CalendarIcon, ClockIcon } from '@/ui/icons.tsx';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { PeopleIcon, PinIcon } from '@/domain/sale-wizard/controls/icons.tsx';
import { PackagePicture } from '@/domain/sale-wizard/pictures/package-picture.tsx';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import styles from './order-details.module.css';
import { orderView } from './order-view.ts';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

/** The running order: package, date, jetty, passengers, and the price of each line (002 §2.18). */
export function OrderDetails() {
  const wizard = useWizard();
  const { sale, catalogue, priced, seats } = wizard;
  const view = orderView(sale, catalogue, priced, seats);
  const { tip } = wizardText.order;
  if (view.package === null) {
    return (
      <p className={styles.empty}>
        {wizardText.order.nothing}
        {wizard.hotkey('1') === undefined ? null : (
          <span className={styles.tip}>
            {tip.press} <Shortcut keys="1" /> {tip.to} <Shortcut keys="9" /> {tip.choose}
          </span>
        )}
      </p>
    );
  }
  return (
    <div className={styles.details}>
      <div className={styles.package}>
        <PackagePicture package={view.package} className={styles.art} />
        <strong>{view.package.name}</strong>
      </div>
      <ul className={styles.facts}>
        {view.agentOrGuide === null ? null : (
          <li>
            <PeopleIcon size={18} />
            <span>{view.agentOrGuide}</span>
          </li>
        )}
        {sale.dining !== null && view.date === null ? null : (
          <li>
            <CalendarIcon size={18} />
            <span>{view.date === null ? saleText.openTicket : dayName(view.date)}</span>
            {view.sold || sale.dining !== null ? null : (
              <button type="button" className={styles.link} onClick={() => wizard.open({ kind: 'date' })}>
                {saleText.changeDate}
              </button>
            )}
          </li>
        )}
        {view.jetty === null ? null : (
          <li>
            <PinIcon size={18} />
            <span>{view.jetty}</span>
          </li>
        )}
        {view.slot === null ? null : (
          <li>
            <ClockIcon size={18} />
            <span>{view.slot}</span>
          </li>
        )}
      </ul>
      {view.lines.length === 0 ? null : (
        <ul className={styles.lines}>
          {view.lines.map((line) => (
            <li key={line.key} data-kind={line.kind}>
              <span className={styles.label}>
                {line.label}
                {line.note === null ? null : <span className={styles.note}>{line.note}</span>}
                {line.kind === 'discount' && !view.sold ? (
                  <button
                    type="button"
                    className={styles.link}
                    onClick={() => wizard.dispatch({ do: 'setDiscount', discount: null })}
                  >
                    {wizardText.order.remove}
                  </button>
                ) : null}
              </span>
              <span className={styles.amount}>{line.amount === null ? '' : formatRinggit(line.amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
