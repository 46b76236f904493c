import { formatMoney } from '@muara/contract/rules/money/format-money';
import { formatTime } from '@/lib/dates.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { PrinterIcon } from '@/ui/icons.tsx';
import { DownloadIcon } from '@/domain/sale-wizard/controls/icons.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { PaperLines } from '@/features/counter/papers/paper-lines.tsx';
import { useTill } from '@/features/counter/till/till-context.ts';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './last-sale-panel.module.css';

/** The previous sale: its change, and its print-outs to print again. */
export function LastSalePanel() {
  const till = useTill();
  const { lastSale } = till;
  if (lastSale === null) return null;
  return (
    <Dialog
      title={tillText.lastSale}
      onClose={till.close}
      footer={
        <>
          <TillButton onClick={() => void till.papers.download(lastSale.code)}>
            <DownloadIcon /> {tillText.downloadReceipt}
          </TillButton>
          <TillButton
            kind="primary"
            data-autofocus
            onClick={() => {
              till.close();
              void till.papers.print(lastSale.code, 'receipt');
            }}
          >
            <PrinterIcon /> {tillText.printAgain}
          </TillButton>
        </>
      }
    >
      <dl className={styles.facts}>
        <div>
          <dt>{tillText.facts.ticket}</dt>
          <dd className={styles.code}>{lastSale.code}</dd>
        </div>
        <div>
          <dt>{tillText.facts.receipt}</dt>
          <dd>{lastSale.receipt}</dd>
        </div>
        <div>
          <dt>{tillText.facts.time}</dt>
          <dd>{formatTime(lastSale.createdAt)}</dd>
        </div>
        <div>
          <dt>{tillText.facts.total}</dt>
          <dd>{formatMoney(lastSale.total)}</dd>
        </div>
        {lastSale.change === null ? null : (
          <div>
            <dt>{tillText.change}</dt>
            <dd>{formatMoney(lastSale.change)}</dd>
          </div>
        )}
      </dl>
      <PaperLines
        code={lastSale.code}
        lines={till.papers.of(lastSale.code, lastSale.papers)}
        papers={till.papers}
        ownReceipt
      />
    </Dialog>
  );
}
