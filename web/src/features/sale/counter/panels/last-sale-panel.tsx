import { formatRinggit } from '@muara/contract/rules';
import { formatTime } from '@/lib/dates.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { PrinterIcon } from '@/ui/icons.tsx';
import { DownloadIcon } from '../../wizard/parts/icons.tsx';
import { TillButton } from '../../wizard/parts/till-button.tsx';
import { PaperLines } from '../papers/paper-lines.tsx';
import { useTill } from '../till/till-context.ts';
import styles from './last-sale-panel.module.css';

/** The sale before this one: its change and its papers, once more. */
export function LastSalePanel() {
  const till = useTill();
  const { lastSale } = till;
  if (lastSale === null) return null;
  return (
    <Dialog
      title="Last sale"
      onClose={till.close}
      footer={
        <>
          <TillButton onClick={() => void till.papers.download(lastSale.code)}>
            <DownloadIcon /> Download Receipt
          </TillButton>
          <TillButton
            kind="primary"
            data-autofocus
            onClick={() => {
              till.close();
              void till.papers.print(lastSale.code, 'receipt');
            }}
          >
            <PrinterIcon /> Print again
          </TillButton>
        </>
      }
    >
      <dl className={styles.facts}>
        <div>
          <dt>Ticket</dt>
          <dd className={styles.code}>{lastSale.code}</dd>
        </div>
        <div>
          <dt>Receipt</dt>
          <dd>{lastSale.receipt}</dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd>{formatTime(lastSale.createdAt)}</dd>
        </div>
        <div>
          <dt>Total</dt>
          <dd>RM {formatRinggit(lastSale.total)}</dd>
        </div>
        {lastSale.change === null ? null : (
          <div>
            <dt>Change</dt>
            <dd>RM {formatRinggit(lastSale.change)}</dd>
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
