import type { ModalProps } from '@/domain/navigation/define-screen.ts';
import { usePrintDesk } from './print-desk-context.ts';
import { PrintersDialog } from './printers-dialog.tsx';

/** /d/printers: all types, and choosing a printer toggles it (000 §2). */
export default function PrintersPage({ onClose }: ModalProps) {
  return <PrintersDialog desk={usePrintDesk()} onClose={onClose} />;
}
