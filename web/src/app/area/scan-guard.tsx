import { can } from '@muara/client/http';
import { readWristbandCode } from '@muara/contract/rules/printing/wristband-code';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { installScanGuard } from '@/lib/scanner/install-scan-guard.ts';
import { scans } from '@/lib/scanner/scans.ts';
import { toast } from '@/lib/toast.ts';
import { en } from '../messages/en.ts';
import { ticketCode } from '../palette/palette-entries.ts';
import { ticketPath } from '../palette/use-record-entries.ts';

/**
 * Keeps barcode scanners from operating the page on staff screens.
 * A scan goes to the screen that accepts scans; otherwise it opens the ticket, booking or wristband.
 */
export function ScanGuard() {
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
