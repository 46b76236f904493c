import { useNavigate } from 'react-router-dom';
import { PrinterIcon } from '@/ui/icons.tsx';
import { SlipResult } from '@/domain/printing/slip-result.tsx';
import { useSlipPrint } from '@/domain/printing/use-slip-print.ts';
import { Artwork } from '../../wizard/parts/artwork.tsx';
import { PosTitle } from '../parts/pos-title.tsx';
import { TillButton } from '../../wizard/parts/till-button.tsx';
import { saleText } from '../../sale.messages.ts';
import { toolText } from '../tools/tools.messages.ts';
import { leavePos } from '../till/leave-pos.ts';
import { tillText } from '../till.messages.ts';
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
