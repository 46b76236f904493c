import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, lazy, Suspense, useSyncExternalStore, useEffectEvent } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { site } from '@/lib/address.ts';
import { PrintersContext } from '@/domain/printing/printers-context.ts';
import { RealtimeContext } from '@/domain/realtime/realtime-context.ts';
import '@/lib/back-guard.ts';
import { PrintDeskContext } from '@/features/printers/print-desk-context.ts';
import { getQueryClient } from '../query-client.ts';
import { useServices } from '../services-context.ts';
import { createArea, type Area } from './create-area.ts';
import { AreaRoutes } from './routes.tsx';
import type { PrintDesk } from '@/features/printers/print-desk.ts';
import { can } from '@muara/client/http';
import { readWristbandCode } from '@muara/contract/rules/printing/wristband-code';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { installScanGuard } from '@/lib/scanner/install-scan-guard.ts';
import { scans } from '@/lib/scanner/scans.ts';
import { toast } from '@/lib/toast.ts';
import { en } from '@/app/messages/en.ts';
import { ticketCode } from '@/app/palette/palette-entries.ts';
import { ticketPath } from '@/app/palette/use-record-entries.ts';

/** The signed-in area of one user: router, realtime connection, printers and server state. */
export default function SignedInArea() {
  const services = useServices();
  const [area] = useState(() => createArea(services));
  const { realtime, desk, start } = area;
  useEffect(start, [start]);
  return (
    <BrowserRouter basename={site.base}>
      <QueryClientProvider client={getQueryClient()}>
        <RealtimeContext value={realtime}>
          <PrintersContext value={desk}>
            <PrintDeskContext value={desk}>
              <AnnouncePage area={area} />
              <AreaRoutes />
              <PrinterPicker desk={desk} />
              <ScanGuard />
            </PrintDeskContext>
          </PrintersContext>
        </RealtimeContext>
      </QueryClientProvider>
    </BrowserRouter>
  );
}

/** Each screen announces its path to the realtime server (000 §4). */
function AnnouncePage({ area: { realtime } }: { area: Area }) {
  const { pathname } = useLocation();
  useEffect(() => realtime.page(pathname), [realtime, pathname]);
  return null;
}

const PrintDialog = lazy(async () => ({
  default: (await import('@/features/printers/print-dialogs.tsx')).PrintDialog,
}));

/** What a print job asks the user for: a printer, a range or a reason. */
function PrinterPicker({ desk }: { desk: PrintDesk }) {
  const request = useSyncExternalStore(desk.subscribe, desk.asking);
  if (!request) return null;
  return (
    <Suspense>
      <PrintDialog key={request.id} desk={desk} request={request} />
    </Suspense>
  );
}

/**
 * Keeps barcode scanners from operating the page on staff screens.
 * A scan goes to the screen that accepts scans; otherwise it opens the ticket, booking or wristband.
 */
function ScanGuard() {
  const navigate = useNavigate();
  const { user } = useSignedIn();
  const opensTickets = can(user, 'getTicket');
  const hasGun = opensTickets || can(user, 'scanTicket');
  const open = useEffectEvent((scanned: string) => {
    if (scans.handOver(scanned) || !opensTickets) return;
    const code = readWristbandCode(scanned.toUpperCase())?.code ?? ticketCode(scanned);
    const path = code === null ? null : ticketPath(user, code);
    if (code === null || path === null) return toast.error(en.scan.unknown(scanned));
    // What somebody is in the middle of stays until they leave it themselves.
    const isBusy = scans.isBusy() || document.querySelector('dialog[open]') !== null;
    if (isBusy) toast.info(en.scan.scanned(code), { label: en.scan.open, run: () => navigate(path) });
    else void navigate(path);
  });
  useEffect(() => (hasGun ? installScanGuard((code) => open(code)) : undefined), [hasGun]);
  return null;
}
