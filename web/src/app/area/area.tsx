import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { PrintersContext } from '@/domain/printing/printers-context.ts';
import { RealtimeContext } from '@/domain/realtime/realtime-context.ts';
import '@/lib/back-guard.ts';
import { PrintDeskContext } from '@/features/printers/print-desk-context.ts';
import { getQueryClient } from '../query-client.ts';
import { useServices } from '../services-context.ts';
import { createArea, type Area } from './create-area.ts';
import { PrinterPicker } from './printer-picker.tsx';
import { AreaRoutes } from './routes.tsx';
import { ScanGuard } from './scan-guard.tsx';

/** The signed-in area of one user: router, realtime connection, printers and server state. */
export default function SignedInArea() {
  const services = useServices();
  const [area] = useState(() => createArea(services));
  const { realtime, desk, start } = area;
  useEffect(start, [start]);
  return (
    <BrowserRouter>
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
