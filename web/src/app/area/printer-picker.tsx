import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { PrintDesk } from '@/features/printers/print-desk.ts';

const PrintDialog = lazy(async () => ({
  default: (await import('@/features/printers/print-dialogs.tsx')).PrintDialog,
}));

/** What a print asks of the person: a printer, a range, a reason. */
export function PrinterPicker({ desk }: { desk: PrintDesk }) {
  const request = useSyncExternalStore(desk.subscribe, desk.asking);
  if (!request) return null;
  return (
    <Suspense>
      <PrintDialog key={request.id} desk={desk} request={request} />
    </Suspense>
  );
}
