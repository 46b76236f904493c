import { useNavigate } from 'react-router-dom';
import { PrinterIcon } from '@/ui/icons.tsx';
import { SlipResult } from '@/domain/printing/slip-result.tsx';
import { useSlipPrint } from '@/domain/printing/use-slip-print.ts';
import { Artwork } from '@/domain/sale-wizard/pictures/artwork.tsx';
import { PosTitle } from '@/features/counter/till/pos-title.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import { leavePos } from '@/features/counter/till/leave-pos.ts';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './shift.module.css';

/** The screen of a till whose shift is closed (002 §4.4). */
export function ShiftClosed() {
  const navigate = useNavigate();
  const slip = useSlipPrint();
  return (
    <main className={styles.closed}>
      <PosTitle />
      <Artwork id={2} name="dusk" className={styles.art} />
      <h2>{saleText.shiftEnded}</h2>
      <p>{tillText.close.tomorrow}</p>
      <TillButton kind="plain" pending={slip.pending !== null} onClick={() => void slip.run({ type: 'close' })}>
        <PrinterIcon /> {toolText.slipAgain}
      </TillButton>
      <SlipResult slip={slip} />
      <TillButton kind="primary" size="lg" onClick={() => leavePos(navigate)}>
        {tillText.close.window}
      </TillButton>
    </main>
  );
}
