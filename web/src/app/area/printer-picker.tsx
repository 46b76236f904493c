import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { PrintDesk } from '@/features/printers/print-desk.ts';

const PrintersDialog = lazy(async () => ({
  default: (await import('@/features/printers/printers-dialog.tsx')).PrintersDialog,
}));

/** The picker that a waiting print job opens; closing it without a choice drops the job. */
export function PrinterPicker({ desk }: { desk: PrintDesk }) {
  const request = useSyncExternalStore(desk.subscribe, desk.picking);
  if (!request) return null;
  return (
    <Suspense>
      <PrintersDialog desk={desk} pick={request} onClose={() => request.done(null)} />
    </Suspense>
  );
}

/** /d/printers: all types, choosing toggles. */
export function PrintersModal({ desk, onClose }: { desk: PrintDesk; onClose(): void }) {
  return (
    <Suspense>
      <PrintersDialog desk={desk} onClose={onClose} />
    </Suspense>
  );
}
