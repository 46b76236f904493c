import { Dialog } from '@/ui/dialog.tsx';
import { QrCode } from '@/ui/qr-code.tsx';
import { myPurchaseMessages as words } from './my-purchase.messages.ts';
import styles from './received-tickets.module.css';

interface QrDialogProps {
  /** Of the ticket. */
  code: string;
  /** What the QR code says. */
  text: string;
  onClose(): void;
}

/** The QR code of one ticket, large enough for the scanner at the jetty. */
export default function QrDialog({ code, text, onClose }: QrDialogProps) {
  return (
    <Dialog title={code} onClose={onClose}>
      <div className={styles.qr}>
        <QrCode text={text} label={words.qrOf(code)} />
      </div>
      <p className={styles.hint}>{words.showAtJetty}</p>
    </Dialog>
  );
}
