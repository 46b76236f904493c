import { formatMoney } from '@muara/contract/rules/money/format-money';
import { useDialogs } from '@/lib/dialogs.ts';
import { formatAgo } from '@/lib/dates.ts';
import { TrashIcon } from '@/domain/sale-wizard/controls/icons.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import { nameOf, type ParkedSale } from './parked-sales.ts';
import { tillText } from '@/features/counter/till.messages.ts';
import { useMinutes } from '@/lib/use-now.ts';
import styles from './parked-panel.module.css';
import type { ParkedSales } from './use-parked-sales.ts';
import { useRecall } from './use-recall.ts';

/** The parked sales of this till, with what tells them apart. */
export function ParkedList({ parked }: { parked: ParkedSales }) {
  const dialogs = useDialogs();
  const now = useMinutes();
  const { recall, pending } = useRecall(parked);

  const remove = async (sale: ParkedSale) => {
    const name = nameOf(sale);
    const sure = await dialogs.confirm({
      title: toolText.removeParked(name),
      message: toolText.removeSure(name),
      confirmLabel: tillText.remove,
      danger: true,
    });
    if (sure) parked.remove(sale.id);
  };
  if (parked.list.length === 0) return <p className={styles.none}>{toolText.nothingParked}</p>;
  return (
    <ul className={styles.list} aria-label={tillText.parkedSales}>
      {parked.list.map((sale, index) => {
        const name = nameOf(sale);
        return (
          <li key={sale.id} className={styles.row}>
            <span className={styles.words}>
              <strong>{name}</strong>
              <span>
                {sale.name === '' ? '' : `${sale.what} · `}
                {tillText.parked(sale.passengers, formatAgo(sale.at, now))}
              </span>
            </span>
            <strong className={styles.total}>{sale.total === null ? '–' : formatMoney(sale.total)}</strong>
            <TillButton
              kind="primary"
              data-autofocus={(index === 0 && !parked.isRunning) || undefined}
              aria-label={`${toolText.recall} ${name}`}
              pending={pending === sale.id}
              disabled={pending !== null}
              onClick={() => void recall(sale)}
            >
              {toolText.recall}
            </TillButton>
            <TillButton
              kind="plain"
              square
              aria-label={toolText.removeParked(name)}
              disabled={pending !== null}
              onClick={() => void remove(sale)}
            >
              <TrashIcon />
            </TillButton>
          </li>
        );
      })}
    </ul>
  );
}
