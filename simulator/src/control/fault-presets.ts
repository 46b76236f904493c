import type { FaultPreset } from '@muara/contract/control';

/** Faults that belong together, as testers meet them in the field. */
export const PRESETS: readonly FaultPreset[] = [
  {
    name: 'lossy-wifi',
    summary: 'A weak Wi-Fi: one call in twenty gets lost, one answer in twenty, and one call in five is slow.',
    orders: [
      { operationId: '*', rate: 0.05, drop: true },
      { operationId: '*', rate: 0.05, after: 'commit', drop: true },
      { operationId: '*', rate: 0.2, delay_ms: 2_000 },
    ],
  },
  {
    name: 'provider-down',
    summary: 'The payment provider and the park service are down: results of payments do not arrive.',
    orders: [
      { operationId: 'receivePaymentBackend', drop: true },
      { operationId: 'receivePaymentResponse', status: 503 },
      { operationId: 'park_service', status: 503 },
    ],
  },
  {
    name: 'half-dead-printer',
    summary: 'A printer that is offline every other time, and whose jobs take ten seconds.',
    orders: [
      { operationId: 'printTicket', rate: 0.5, code: 'peer_printer_offline' },
      { operationId: 'testPrint', rate: 0.5, code: 'peer_printer_offline' },
      { operationId: 'printTicket', delay_ms: 10_000 },
    ],
  },
];
