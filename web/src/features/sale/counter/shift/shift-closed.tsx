import { useNavigate } from 'react-router-dom';
import { Artwork } from '../../wizard/parts/artwork.tsx';
import { PosTitle } from '../parts/pos-title.tsx';
import { TillButton } from '../../wizard/parts/till-button.tsx';
import { saleText } from '../../sale.messages.ts';
import { leavePos } from '../till/leave-pos.ts';
import styles from './shift.module.css';

/** The screen of a till whose shift is closed (002 §4.4). */
export function ShiftClosed() {
  const navigate = useNavigate();
  return (
    <main lang="en" className={styles.closed}>
      <PosTitle />
      <Artwork id={2} name="dusk" className={styles.art} />
      <h2>{saleText.shiftEnded}</h2>
      <p>The next shift can be started tomorrow.</p>
      <TillButton kind="primary" size="lg" onClick={() => leavePos(navigate)}>
        Close window
      </TillButton>
    </main>
  );
}
