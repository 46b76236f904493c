import { renderAgentTickets, renderReceipt, renderWristbands, useFonts } from '@muara/simulator/documents';
import { installedFonts } from '@muara/simulator/hosts/node';
import { AGENT_TICKETS, SIMPLE_RECEIPT, WRISTBANDS } from '../sample-documents.ts';
import { type Paper, papersOf } from './papers.ts';

/** Returns our own papers with a QR code by kind, drawn by the simulator. */
export async function samplePapers(): Promise<Record<'receipt' | 'agent ticket' | 'wristband', Paper>> {
  useFonts(installedFonts);
  const one = { from: 1, to: 1 };
  const [[receipt], [ticket], [wristband]] = await Promise.all([
    papersOf(await renderReceipt(SIMPLE_RECEIPT, { noMargin: false })),
    papersOf(await renderAgentTickets(AGENT_TICKETS, one)),
    papersOf(await renderWristbands(WRISTBANDS, one)),
  ]);
  return { receipt: receipt!, 'agent ticket': ticket!, wristband: wristband! };
}
